// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components

/// A place where the rules allow the card to be laid, whatever it costs. Touched, the card stands there as a ghost with
/// its price above; touched again, it is laid.
Item {
    id: root

    required property viceroyPlace place
    required property viceroyCard card
    required property bool tried
    /// What is to be paid, as it is meant now.
    required property list<tally> price
    required property real unit
    /// The card may be wider than the place: at either end of the first level it reaches beyond it, as far as the field
    /// does, or else over its neighbour.
    required property real cardWidth
    required property bool leftwards
    readonly property real fieldWidth: parent?.width ?? 0
    required property real pulse
    required property string label

    signal touched
    /// A gem of the price was touched.
    signal priceTouched(icon: string)

    /// Whether the price lies under a point of the scene: what of it is there was touched then.
    function takesPrice(at: point): bool {
        const inside = pennant.mapFromItem(null, at);
        if (!pennant.visible || !pennant.contains(inside))
            return false;
        priceTouched(pennant.costAt(inside.x));
        return true;
    }

    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.onPressAction: root.touched()

    PlaceFrame {
        anchors {
            fill: parent
            margins: 2 * root.unit
        }
        visible: !root.tried
        opacity: root.pulse
        ink: Colours
        level: root.place.level
        unit: root.unit
    }

    CircleDisc {
        x: (parent.width - width) / 2
        y: parent.height - height / 2
        width: 36 * root.unit
        height: width
        visible: root.place.circle >= 0
        ink: Colours
        colour: root.place.circle
        strength: 0.7
    }

    ViceroyCardFace {
        id: ghost

        objectName: "ghost"
        x: Math.max(-root.x, Math.min(root.leftwards ? root.width - width : 0, root.fieldWidth - root.x - width))
        y: parent.height - height
        width: root.cardWidth
        height: width * 76 / 84
        visible: root.tried
        ink: Colours
        form: ViceroyCardFace.Form.Laid
        unit: root.unit
        card: root.card
        strength: 0.85
    }

    PricePennant {
        id: pennant

        objectName: "price"
        // Beside the place where there is no room above it.
        readonly property bool above: root.y > height
        readonly property bool leftwards: root.x + root.width + width > (root.parent?.width ?? 0)
        readonly property real middle: (parent.width - width) / 2
        // It does not leave the field.
        readonly property real within: Math.max(-root.x, Math.min(middle, root.fieldWidth - root.x - width))
        x: above ? within : leftwards ? -width - 4 * root.unit : parent.width + 4 * root.unit
        y: above ? -height - 2 * root.unit : (parent.height - height) / 2
        z: 1
        width: widthAt(height)
        height: 42 * root.unit
        visible: root.tried && root.place.cost.length + root.place.reward.length > 0
        ink: Colours
        cost: root.price
        reward: root.place.reward
        pointed: above && Math.abs(within - middle) < parent.width / 3

        Touchable {
            anchors.fill: parent
            onTapped: at => root.takesPrice(at)
        }
    }

    Touchable {
        anchors.fill: parent
        onTapped: root.touched()
    }

    Touchable {
        anchors.fill: ghost
        visible: root.tried
        onTapped: root.touched()
    }

    ThingItem {
        anchors.fill: parent
        domain: "place"
        word: root.place.level + "." + root.place.column
    }
}
