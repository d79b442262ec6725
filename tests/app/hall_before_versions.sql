-- SPDX-FileCopyrightText: The Sandglass authors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- A hall of fame as the program kept it before its tables had a version: what .dump says of such a file.
CREATE TABLE matches (id TEXT PRIMARY KEY, game TEXT NOT NULL, cards TEXT NOT NULL, begun TEXT NOT NULL, length BIGINT NOT NULL);
INSERT INTO matches VALUES('a','pendulum','00000000000000ff','2026-11-16T20:00:00.000Z',3600000);
INSERT INTO matches VALUES('played-5','coins','0000000000000001','2026-11-16T21:00:00.000Z',60000);
CREATE TABLE results (match TEXT NOT NULL REFERENCES matches(id), seat INTEGER NOT NULL, name TEXT NOT NULL, character TEXT NOT NULL, place INTEGER NOT NULL, winner INTEGER NOT NULL, PRIMARY KEY (match, seat));
INSERT INTO results VALUES('a',0,'Žofie','dujna',1,1);
INSERT INTO results VALUES('a',1,'Олег','gambon',2,0);
INSERT INTO results VALUES('played-5',0,'Ada','',1,1);
CREATE TABLE rounds (match TEXT NOT NULL REFERENCES matches(id), round INTEGER NOT NULL, length BIGINT NOT NULL, PRIMARY KEY (match, round));
INSERT INTO rounds VALUES('a',1,1000000);
INSERT INTO rounds VALUES('a',2,2600000);
CREATE TABLE points (match TEXT NOT NULL REFERENCES matches(id), seat INTEGER NOT NULL, track TEXT NOT NULL, round INTEGER NOT NULL, value INTEGER NOT NULL, PRIMARY KEY (match, seat, track, round));
INSERT INTO points VALUES('a',0,'military',1,4);
INSERT INTO points VALUES('a',1,'power',1,8);
CREATE TABLE errands (number BIGINT PRIMARY KEY, kind TEXT NOT NULL, payload TEXT NOT NULL);
INSERT INTO errands VALUES(1,'match','{"id":"a","game":"pendulum","cards":"00000000000000ff","begun":"2026-11-16T20:00:00.000Z","length":3600000,"seats":[{"name":"Žofie","character":"dujna","place":1,"winner":true},{"name":"Олег","character":"gambon","place":2,"winner":false}],"rounds":[1000000,2600000],"points":[[0,"military",1,4],[1,"power",1,8]]}');
CREATE TABLE kept_names (digest TEXT PRIMARY KEY);
CREATE TABLE forgotten_names (number BIGINT PRIMARY KEY, digest TEXT NOT NULL);
CREATE TABLE seen_names (server TEXT PRIMARY KEY, number BIGINT NOT NULL);
CREATE INDEX results_by_name ON results (name);
