import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const greece = {
  'GRE-01': {
    maker: 'Antimenes Painter, Athens',
    technique: 'Black-figure pottery; about 40 cm high',
    place: 'Athens, Greece',
    kept: 'British Museum, London',
    story:
      'A youth sits high in an olive tree and beats the branches; two bearded men knock from below with long poles, and a boy gathers the fruit. Athenian pots seldom show farm work. Oil lit the lamps of Athens, cleaned its athletes, and filled the prize jars of its games.',
    alt: 'A black and orange amphora with two handles; in the picture two dark figures beat an olive tree with sticks, one on each side.',
  },
  'GRE-02': {
    maker: 'Hieron, potter; attributed to Makron, painter',
    technique: 'Red-figure pottery; 21 cm high',
    place: 'Athens, Greece; found in Capua, Italy',
    kept: 'British Museum, London',
    story:
      'Triptolemos sits in a winged car between snakes, ears of wheat in his hand. Persephone pours him a farewell drink; then he will fly off to teach the world to sow. Names stand beside all the figures, and the cloak of Demeter alone bears a chariot race, eagles and dolphins in tiny dark silhouettes.',
    alt: 'A black cup with two handles and orange figures: a seated youth in a winged car with wheels, between two standing figures with long staffs.',
  },
  'GRE-03': {
    maker: 'Workshop of Pheidias, Athens',
    technique: 'Marble relief; 160 m long',
    place: 'Athens, Greece',
    kept: 'Acropolis Museum, Athens, and British Museum, London',
    story:
      'For 160 metres people ride, walk and drive cattle in honour of Athena; a temple with mortals on its walls, perhaps the Athenians themselves, was new. Paint and metal reins are lost, and behind the columns few could see the band well. Lord Elgin took much of it to London, and Greece asks for it back.',
    alt: 'A broken marble slab in relief with two young riders on prancing horses, one overlapping the other, moving to the left.',
  },
  'GRE-04': {
    maker: 'Attributed to Alkamenes or Kallimachos',
    technique: 'Pentelic marble; about 2.3 m high',
    place: 'Athens, Greece',
    kept: 'Acropolis Museum, Athens (five), and British Museum, London (one)',
    story:
      'Six young women carry a porch of the Erechtheion where another temple would have columns. Thick braids behind strengthen their necks, and the folds over the straight leg fall like fluting. Copies took their places in the open in the 1970s; five sisters live in a museum below the rock, one in London.',
    alt: 'A marble statue of a woman in a pleated robe, her arms broken off below the elbows, carries a capital and a beam on her head.',
    differs:
      'The Erechtheion is usually dated 421–406 BCE; Michael Vickers argues that building began only in 412; the statues are given to Alkamenes or to Kallimachos.',
  },
  'GRE-05': {
    maker: 'Perhaps Alexandros of Antioch',
    technique: 'Parian marble; about 2 m high',
    place: 'Milos (ancient Melos), Greece',
    kept: 'Louvre, Paris',
    story:
      'A farmer of Milos came upon her in pieces in 1820, and France bought her. The Louvre had just had to give back some 5,000 works seized by Napoleon; now it had a star again. Nobody knows what the arms were doing: perhaps holding an apple, or a shield that served as a mirror.',
    alt: 'A pale marble woman without arms, bare to the hips, a cloth folded around her legs and her hair tied back, stands on a base.',
    differs:
      'Sources date the statue about 150, 130–100 or 100 BCE; a lost inscription named Alexandros, but not everyone connects it with the statue.',
  },
  'GRE-06': {
    maker: 'Exekias, potter and painter, Athens',
    technique: 'Black-figure pottery; 61.1 cm high',
    place: 'Athens, Greece; found in Vulci, Italy',
    kept: 'Vatican Museums, Vatican City',
    story:
      'Between two battles Achilles and Ajax play at dice, spears at the ready. Words come from their lips as in a comic strip: “four” from one, “three” from the other. Homer knows no such scene; Exekias scratched every curl and hem into the black, and signed as both potter and painter.',
    alt: 'A black amphora with an orange panel: two armed men in dark silhouette sit face to face and lean over a block; spears cross above them.',
    differs: 'The Vatican Museums date the amphora about 540–530 BCE; a Getty publication says about 530–520.',
  },
  'GRE-07': {
    maker: 'Greek potters',
    technique: 'Moulded clay (terracotta)',
    place: 'Lete, near Thessaloniki, Greece',
    kept: 'For example, a marble mask of the same character in the National Archaeological Museum, Athens',
    story:
      'Gaping mouth, raised brows: even the last row knew the cunning slave of New Comedy at sight. The masks that actors wore were of light stuff and have perished; small ones of clay were made as gifts and ornaments. At Lete in Macedonia three of them went with a child onto its funeral pyre.',
    alt: 'A reddish clay mask with a roll of hair, frowning brows, wide eyes, a broad nose and a huge open mouth with a yellow rim.',
  },
  'GRE-08': {
    maker: 'Unknown Greek mechanics',
    technique: 'Bronze gears in a wooden case; about 33 × 17 × 9 cm',
    place: 'Found in the sea off Antikythera, Greece',
    kept: 'National Archaeological Museum, Athens',
    story:
      'Sponge divers came upon a wreck full of statues in 1900, and a lump from it later broke open and showed gears. Turned by hand, the wheels, of which thirty survive, told the places of sun, moon and planets and foretold eclipses; X-rays have read the manual engraved inside. Nothing so complex is known for a thousand years after.',
    alt: 'A corroded greenish lump with a large bronze gearwheel with four spokes, next to a smaller wheel on the right.',
    differs:
      'Proposals for its date run from 205 to about 87 BCE; sources also differ on whether the gears were noticed in 1901 or in 1902.',
  },
  'GRE-09': {
    maker: 'Athenian sculptor',
    technique: 'Marble relief, a fragment',
    place: 'Athens, Greece',
    kept: 'Acropolis Museum, Athens',
    story:
      'Men of the top row pull together; below them, the oars of two more rows leave the hull. How three rows could pull at once puzzled scholars for centuries. Found near the Erechtheion in 1852, the fragment guided those who built a full-size trireme, the Olympias, in the 1980s: with volunteers at the oars she reached nine knots.',
    alt: 'A broken relief of a galley’s side: seven rowers sit in line between two rails, and long oars slant down across the hull to the water.',
  },
  'GRE-10': {
    maker: 'Greek shipwrights',
    technique: 'Wooden hull, later sheathed in lead',
    place: 'Kyrenia, Cyprus',
    kept: 'Ancient Shipwreck Museum, Kyrenia Castle',
    story:
      'The tableware tells how many sailed in her: four spoons, four cups, four oil jugs. In the hold lay some 400 jars, mostly from Rhodes, millstones and about 9,000 almonds. Andreas Cariolou lost the wreck after he had found it and dived 200 times to see it again; the patched hull taught how Greeks built ships.',
    alt: 'A rounded wooden ship with a big square sail, an eye painted on the bow, round brown jars on deck and two steering oars at the stern.',
    differs:
      'Older accounts have an eighty-year-old ship sink about 300 BCE; newer ones say that it sank after 294, when it had sailed for more than twenty years.',
  },
  'GRE-11': {
    maker: 'Greek bronze sculptor, perhaps Kalamis',
    technique: 'Bronze; 2.09 m high',
    place: 'Found in the sea off Cape Artemision, Euboea, Greece',
    kept: 'National Archaeological Museum, Athens',
    story:
      'A god takes aim in mid-stride: Zeus with a thunderbolt or Poseidon with a trident, depending on what the empty hand once held. Fishermen brought up an arm in 1926, divers the rest two years later. Nearly all Greek bronzes were melted down; a ship that sank with its cargo kept this god for us.',
    alt: 'A greenish bronze statue of a bearded naked man in a wide stride, one arm stretched out level, the other bent back to throw.',
    differs: 'Most sources leave open whether the god is Zeus or Poseidon, and older ones call him Poseidon.',
  },
  'GRE-12': {
    maker: 'Athenian sculptor',
    technique: 'Pentelic marble; 26 × 28 cm',
    place: 'Sanctuary of Asclepius, Athens, Greece',
    kept: 'National Archaeological Museum, Athens',
    story:
      'Asclepius and his daughters tower over a little workman in a pointed cap. He drove a wagon, and the slab thanks the god for saving him from danger. The sick slept in the sanctuaries of Asclepius and waited for him in their dreams; the cured paid with reliefs, songs or small silver models of the healed limb.',
    alt: 'A marble relief framed like a small temple with a gable: a large bearded man with a snake around his staff faces a small worshipper at an altar.',
  },
  'GRE-13': {
    maker: 'Greek bronze sculptor, perhaps of Argos',
    technique: 'Bronze with silver, copper and white calcite; 1.98 m high',
    place: 'Found in the sea off Riace Marina, Calabria, Italy',
    kept: 'National Archaeological Museum, Reggio Calabria',
    story:
      'On 16 August 1972 a diver on holiday saw a shoulder in the sand, eight metres down: two bronze men lay there. This one has teeth of silver, lips of copper and eyes of white stone: a Greek bronze was a thing of colours. Spear and shield are gone, and nobody knows who he is or which ship lost him.',
    alt: 'A brown bronze statue of a naked bearded man; dashed lines mark the missing spear at his right side and the missing round shield on his left arm.',
    differs:
      'The height is given as 1.98 m or 2.05 m; some call Argos the certain place of making, others say Attica or leave it open.',
  },
  'GRE-14': {
    maker: 'Greek armourers',
    technique: 'Hammered from one sheet of bronze; 26 cm high',
    place: 'Found in Olympia, Greece',
    kept: 'British Museum, London',
    story:
      'Beaten out of a single piece of bronze, the helmet leaves free only the eyes and a slit for breath. The Argives won it from the Corinthians, wrote that on it and gave it to Zeus at Olympia. Herodotus already called the shape Corinthian; out of battle men pushed it up over the brow.',
    alt: 'A brown bronze helmet seen from the side, with a large eye opening, a nose guard, cheek pieces, a flaring neck guard and a line of gold dots.',
  },
  'GRE-15': {
    maker: 'Greek armourers',
    technique: 'Bronze sheet of 0.5 mm over poplar or willow; 81.5 cm across',
    place: 'Greece',
    kept: 'For example, Museum of Fine Arts, Boston',
    story:
      'A wooden bowl under thin bronze, about seven kilos in all; the arm goes through a band and the hand takes a grip at the rim. It covered its bearer and half of the man on his left, so the line stood as long as nobody ran. Emblems such as three running legs looked the enemy in the face.',
    alt: 'A round red shield with a broad bronze rim dotted with gold; three white bent legs run in a circle around its centre.',
  },
} satisfies LabelTexts;
