import type { LabelTexts } from '../../../gallery/labelTexts.ts';

/** The labels of the fifteen objects of Mesopotamia. */
export const mesopotamia = {
  'MES-01': {
    maker: 'Sumerian sculptors of Uruk',
    technique: 'Alabaster, carved in low relief, about 1 m high',
    place: 'Uruk (Warka), Iraq',
    kept: 'Iraq Museum, Baghdad',
    story:
      'Read it from the bottom up: water, plants, sheep, men with baskets and, at the top, the offering to a goddess. It is one of the first stories told in pictures. Looters took it from the museum in April 2003; two months later it came back in the boot of a red car.',
    alt: 'A tall pale stone vase with a flared rim and a spreading foot. Bands carved around it show figures at a shrine, men with baskets, animals and plants.',
    differs: 'Wikipedia allows a range of about 3500–2900 BCE; narrower datings say 3200–3000 BCE.',
  },
  'MES-02': {
    maker: 'Temple scribes of southern Mesopotamia',
    technique: 'Clay, marked with a stylus while wet, small enough for the palm of a hand, for example 6.2 × 4.7 cm',
    place: 'Probably Uruk (Warka), Iraq',
    kept: 'For example, Metropolitan Museum of Art, New York',
    story:
      'So many measures of barley, so much for each person: writing began as bookkeeping, long before anyone wrote down a poem. Round dents are numbers, small drawings name the goods, and there is not one verb. That is why experts still argue over what these lists say.',
    alt: 'A rounded clay tablet divided by lines into boxes. In the boxes are ears of barley, a head, bowls and rows of round dents.',
  },
  'MES-03': {
    maker: 'Farmers and potters of southern Mesopotamia',
    technique: 'Clay, fired hard',
    place: 'Jemdet Nasr and other sites, Iraq',
    kept: 'For example, Ashmolean Museum, Oxford',
    story:
      'The plain between the rivers had mud in plenty but little flint and no copper, so its farmers cut barley with fired clay. A sickle broke easily and cost almost nothing: the farmer baked a new one. One mound alone yielded 1,650 of them, and they probably cut reeds too.',
    alt: 'A curved sickle of brownish clay with a short handle and a chipped inner edge. Two stalks of ripe barley lie in its bend.',
  },
  'MES-04': {
    maker: 'Workshops of King Nebuchadnezzar II, Babylon',
    technique: 'Moulded and glazed brick, rebuilt in Berlin to a height of about 14 m',
    place: 'Babylon, near Hillah, Iraq',
    kept: 'Vorderasiatisches Museum (Pergamon Museum), Berlin',
    story:
      'Processions entered Babylon between walls as blue as lapis lazuli, watched by the bulls of the storm god and the dragons of Marduk. Every animal is a jigsaw of separately moulded bricks. The gate was double, and Berlin rebuilt only its smaller, outer half.',
    alt: 'A deep blue brick gateway with a dark arch between two crenellated towers, edged in gold. Rows of gold bulls and white dragons walk across the towers.',
    differs: 'Sources give the height of the reconstruction as 14 to 15 m, and the height of the ancient gate is only estimated.',
  },
  'MES-05': {
    maker: 'Builders of the kings Ur-Nammu and Shulgi',
    technique: 'Mud brick with a skin of baked brick 2.5 m thick, base 62.5 × 43 m',
    place: 'Ur (Tell el-Muqayyar), near Nasiriyah, Iraq',
    kept: 'In its place, near Nasiriyah, Iraq',
    story:
      'Three stairways climb to one gate, and above it stood the house of Nanna, the moon god. There are no chambers inside: it is a mountain of brick made for a land without hills. Only the lowest stage survives well; the shape of the upper ones is partly guesswork.',
    alt: 'A sand-coloured stepped tower of three stages on a plain. A long central stair and two side stairs meet at a gate; a small shrine crowns the top.',
  },
  'MES-06': {
    maker: 'Assyrian sculptors of King Sargon II',
    technique: 'Gypsum alabaster, carved in high relief, 428 × 421 cm, about 30 tonnes',
    place: 'Khorsabad (ancient Dur-Sharrukin), Iraq',
    kept: 'Musée du Louvre, Paris',
    story:
      'Bull, eagle and bearded man in one body: pairs of these guardians, called lamassu, flanked the gates of Sargon’s new capital and kept evil out. The carver gave this one five legs. Seen from the front it stands still; seen from the side it walks.',
    alt: 'A stone bull in side view on a plinth, with a large raised wing and the crowned, bearded head of a man facing left.',
  },
  'MES-07': {
    maker: 'Royal workshop of the Akkadian kings',
    technique: 'Copper alloy, cast by the lost-wax method and chiselled, 36.6 cm high',
    place: 'Nineveh, Mosul, Iraq',
    kept: 'Iraq Museum, Baghdad',
    story:
      'Long braids circle the brow and every curl of the beard is chiselled: so a king of the first empire wished to be seen. Enemies later gouged at an eye, cut off the ears and hacked at the beard. They punished the metal as if it were the man.',
    alt: 'A greenish bronze head of a bearded man with a plaited headband and tight curls. One eye is pale with a dark pupil; the other is an empty dark socket.',
    differs:
      'The game calls it the mask of Sargon, but it is a whole head, and scholars also propose his son Manishtusu or his grandson Naram-Sin.',
  },
  'MES-08': {
    maker: 'Potters of Larsa',
    technique: 'Terracotta, incised, moulded and painted, 26.2 cm high, 13 cm wide',
    place: 'Larsa, Iraq',
    kept: 'Musée du Louvre, Paris',
    story:
      'Ishtar ruled love and war, yet here she has neither weapon nor throne: naked, winged, in a horned crown, she opens her hands. Birds fly above her, fish swim below, and a bull and a turtle keep her company. A French team found the vase in 1933.',
    alt: 'A buff clay beaker with red bands. On it a winged goddess in a horned crown stands with open arms, a bird beside her and a small turtle.',
  },
  'MES-09': {
    maker: 'Babylonian scribe',
    technique: 'Clay, with an incised drawing and cuneiform writing, 12 × 8.2 cm',
    place: 'Sippar, near Baghdad, Iraq',
    kept: 'British Museum, London',
    story:
      'No older map of the whole world is known. The Euphrates runs through Babylon, and a ring of salt water called the Bitter River encloses all land. Beyond it, triangles mark distant regions; the text peoples them with wild beasts and with heroes, among them the survivor of the Flood.',
    alt: 'A broken clay tablet with rows of cuneiform above a double circle. Small circles and lines fill the disc, and triangles stick out around its edge.',
    differs:
      'The British Museum has dated it to 700–500 BCE and placed it in Sippar; Wikipedia prefers the late 8th or the 7th century BCE and says that it may come from Borsippa.',
  },
  'MES-10': {
    maker: 'Sumerian silversmiths of Ur',
    technique: 'Hammered silver',
    place: 'Ur, near Nasiriyah, Iraq',
    kept: 'Iraq Museum, Baghdad',
    story:
      'A king of Ur took a rowing boat into his grave, complete with seats and oars, in a metal that his country had to import. Robbers emptied most of the tomb and left it behind. Boats of this shape still carry people through the marshes of southern Iraq.',
    alt: 'A slender crescent-shaped silver boat with high pointed ends. Five thwarts cross it, and four leaf-bladed oars hang over the side.',
  },
  'MES-11': {
    maker: 'Sculptors of Gudea, ruler of Lagash',
    technique: 'Diorite, 44 cm high',
    place: 'Probably Girsu (Tello), Iraq',
    kept: 'Metropolitan Museum of Art, New York',
    story:
      'Gudea does not boast of victories: he sits before the gods with folded hands, wearing a cap of curls. The writing on his robe lists the temples that he built and asks later rulers not to envy him for them, but to say his name.',
    alt: 'A dark stone statue of a seated man with a broad curly cap, large pale eyes and folded hands. Lines of writing cover his robe.',
    differs:
      'The Metropolitan Museum dates the statue to about 2090 BCE, but its text places Gudea’s rule in about 2150–2125 BCE.',
  },
  'MES-12': {
    maker: 'Sumerian sculptors of Eshnunna',
    technique: 'Gypsum alabaster inlaid with shell, black limestone and bitumen, 29.5 × 12.9 × 10 cm',
    place: 'Tell Asmar (ancient Eshnunna), Iraq',
    kept: 'Metropolitan Museum of Art, New York',
    story:
      'Worshippers could not pray all day, so they left a stone deputy in the temple, its eyes wide open and never tired. Twelve such figures were found in 1934, carefully buried together under the floor: even a worn-out statue was too holy to throw away.',
    alt: 'A pale stone figure of a man with long black hair and beard, huge round eyes and a fringed skirt. He holds a small cup before his chest.',
  },
  'MES-13': {
    maker: 'Sumerian craftsmen of Ur',
    technique: 'Shell, red limestone and lapis lazuli set in bitumen on wood, 21.6 × 49.5 cm',
    place: 'Ur, near Nasiriyah, Iraq',
    kept: 'British Museum, London',
    story:
      'One side goes to war with chariots and captives; the other feasts to the sound of a lyre. The excavator Woolley found it by a dead man’s head and took it for a standard carried on a pole, hence its name. Nobody knows its real use: it may be part of an instrument.',
    alt: 'A blue box seen from one side, with three bands of small pale figures framed in gold. Chariots drive below, soldiers march in the middle, and a taller figure stands on top.',
    differs: 'Dates for it run from about 2600 to 2500 BCE.',
  },
  'MES-14': {
    maker: 'Sculptors of Eannatum, king of Lagash',
    technique: 'Limestone, carved on both faces, seven fragments of a slab of about 180 × 130 × 11 cm',
    place: 'Girsu (Tello), Iraq',
    kept: 'Musée du Louvre, Paris',
    story:
      'Two cities quarrelled over a border, and Lagash won. Its soldiers advance behind a wall of shields; vultures fly off with the heads of the losers. No older war memorial is known. The British Museum held one of the seven fragments and passed it to the Louvre in 1932.',
    alt: 'A tall grey slab with a rounded top, rebuilt from pale carved fragments: vultures above, a row of soldiers behind big studded shields, and lances below.',
    differs: 'The Louvre dates Eannatum’s reign to about 2450 BCE; Wikipedia dates the stele to about 2475 BCE.',
  },
  'MES-15': {
    maker: 'Sumerian goldsmiths of Ur',
    technique: 'Gold blade, lapis lazuli hilt with gold studs, sheath of gold openwork',
    place: 'Ur, near Nasiriyah, Iraq',
    kept: 'Iraq Museum, Baghdad',
    story:
      'The sheath turns plaited grass into gold. Nothing like it had ever come out of Mesopotamian soil, and one expert thought that it was Arab work, nearly four thousand years younger. To the excavator Woolley the dagger promised that the cemetery of Ur held more, and he was right.',
    alt: 'A gold dagger with a blue, gold-dotted hilt and a gold pommel beside its gold sheath, which is covered with a plaited pattern.',
  },
} satisfies LabelTexts;
