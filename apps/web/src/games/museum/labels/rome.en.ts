import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const rome = {
  'ROM-01': {
    maker: 'Gallo-Roman mosaic workshops of Vienne',
    technique: 'Stone mosaic, panels of 59 × 59 cm',
    place: 'Saint-Romain-en-Gal, France',
    kept: 'Musée d’Archéologie nationale, Saint-Germain-en-Laye; on loan to Saint-Romain-en-Gal since 2024',
    story:
      'This floor of a house beside the Rhône turns the farming year into pictures: people tread grapes, pick fruit and weave baskets, and each season rides an animal. A man digging in his garden came upon it in the 19th century, and scorch marks still recall an ancient fire. Few images tell so much about country life in Roman Gaul.',
    alt: 'A mosaic with a dotted red border and six panels: two people treading grapes in a vat, a fruit tree with a ladder, a sheaf, and riders on a boar, a lion and a bull.',
    differs:
      'The museum counts 27 surviving panels out of 40; the photographic agency of the French museums counts 20 out of 32. The year of discovery is given as 1880–1881, 1890 or 1891.',
  },
  'ROM-02': {
    maker: 'Gallo-Roman, land of the Treveri',
    technique: 'Stone relief from a tomb pillar',
    place: 'Montauban-Buzenol, Belgium',
    kept: 'Musée gaumais, Virton',
    story:
      'A beast pushes a two-wheeled box whose row of teeth tears off the ears of grain. Pliny described such a harvester, yet readers could hardly picture it until this block came out of an old castle wall in 1958. A second stone, from Arlon, shows the rear half of the machine.',
    alt: 'A weathered grey relief: a man in a two-wheeled cart with teeth at the front drives into standing grain, and a donkey behind the cart pushes it.',
    differs: 'The museum dates the tombs to the 2nd century; the Walloon history site dates the relief to about 200.',
  },
  'ROM-03': {
    maker: 'Roman, under the emperors Vespasian and Titus',
    technique: 'Travertine, tuff, brick and concrete, 189 × 156 m',
    place: 'Rome, Italy',
    kept: 'In its place, Rome, Italy',
    story:
      'Where Nero had dug a private lake for his palace, Vespasian gave the city an arena for some 50,000 spectators. Sailors of the imperial fleet handled the huge awning that kept off the sun. Once the games had ended, Romans carried off its stone for other buildings; that is why one side stands so much lower.',
    alt: 'An oval amphitheatre of pale stone with rows of dark arches; the outer wall stands four storeys high on the left and breaks off towards the lower inner ring on the right.',
    differs: 'Some sources begin the work in 70, others in 72; the opening in 80 is not disputed.',
  },
  'ROM-04': {
    maker: 'Roman, probably to a design of Apollodorus of Damascus',
    technique: 'Carrara marble, about 35 m high with the base',
    place: 'Rome, Italy',
    kept: 'In its place, Rome, Italy',
    story:
      'A carved ribbon some 200 metres long winds up the shaft and tells of two wars in Dacia, today Romania. Inside, a spiral staircase climbs to the top, lit by narrow slits. The ashes of Trajan lay in the base, and since the 16th century a statue of Saint Peter has stood where the emperor’s once did.',
    alt: 'A tall white column wrapped in a spiral band of carvings, with a bronze figure holding a staff at the top and four broken columns beside it.',
    differs: 'Sources give the total height as 35 m, 38 m or 40 m, according to what they count as the base.',
  },
  'ROM-05': {
    maker: 'Roman, colony of Nemausus (Nîmes)',
    technique: 'Limestone blocks, 49 m high and 275 m long',
    place: 'Vers-Pont-du-Gard, France',
    kept: 'In its place, Vers-Pont-du-Gard, France',
    story:
      'Three tiers of arches carried drinking water across the valley to Nîmes. The whole aqueduct is about 50 kilometres long and drops less than 20 metres, a slope too gentle for the eye to notice. Long after the water had stopped, travellers paid to cross the bridge, and that income helped to save it.',
    alt: 'A bridge of sand-coloured stone with three tiers of arches, the smallest on top, over a blue river between two green banks.',
    differs:
      'UNESCO’s description places it shortly before the Christian era, and older books name Agrippa; since the excavations of the 1980s scholars date it to about 40–60.',
  },
  'ROM-06': {
    maker: 'Roman, after a lost bronze',
    technique: 'Marble, once painted, a little over 2 m high',
    place: 'Prima Porta, Rome, Italy',
    kept: 'Vatican Museums, Vatican City',
    story:
      'Augustus raises his arm as if to speak, for ever young, although he lived into his seventies. On his breastplate a Parthian hands back army standards that Rome had lost in battle a generation before. Specks of blue, red and brown reveal that the pale marble was once brightly painted.',
    alt: 'A white marble statue of a young man in body armour, with his right arm raised and a long spear in his left; a child with a dolphin supports his leg.',
    differs:
      'The Ashmolean dates the statue to about 15 BCE; other scholars think that it copies a bronze of about 20 BCE and was carved around 15 CE.',
  },
  'ROM-07': {
    maker: 'Roman, painter unknown',
    technique: 'Fresco, 37 × 38 cm',
    place: 'Pompeii, Italy',
    kept: 'National Archaeological Museum, Naples',
    story:
      'A young woman in a golden hairnet stops to think, with the stylus at her lips and wax tablets in her hand. Admirers called her Sappho, after the Greek poet, but such tablets served for accounts rather than poems. The portrait tells visitors that she can read and write, a skill that a family was proud to show on its wall.',
    alt: 'A round portrait on a red wall: a dark-haired woman with gold earrings and hairnet holds a stylus to her mouth and a writing tablet in her other hand.',
  },
  'ROM-08': {
    maker: 'Roman, for the emperor Caligula',
    technique: 'Timber hulls sheathed in lead, each over 70 m long',
    place: 'Lake Nemi, Italy',
    kept: 'Burnt in 1944; fittings in Palazzo Massimo, Rome, and in the Museum of the Roman Ships, Nemi',
    story:
      'Caligula launched two floating palaces, with marble, mosaics and running hot water, on a crater lake too small for any voyage. Around 1930 Italy lowered the lake to recover them and built a museum to their measure. Both hulls burned there on a single night in 1944; only bronze wolves and lions and other fittings survive.',
    alt: 'A broad wooden ship with a large steering oar carries two colonnaded buildings with red roofs, a small green-domed pavilion and a purple flag on calm water.',
    differs: 'Some sources blame retreating German troops for the fire of 31 May 1944, others Allied shelling.',
  },
  'ROM-09': {
    maker: 'Roman, probably the gift of a wine shipper',
    technique: 'Greek marble with traces of paint, 75 × 122 cm',
    place: 'Portus (Fiumicino), Italy',
    kept: 'Torlonia Collection, Rome',
    story:
      'A merchant ship enters Rome’s sea harbour while people on deck give thanks for their safe journey; another unloads wine. The enormous eye in the air is there to ward off bad luck. A recent cleaning showed that the whole crowded scene, gods and lighthouse included, had once been in colour.',
    alt: 'A grey relief with a large sailing ship, a lighthouse with a red flame, Neptune holding his trident, a smaller boat and a big eye in the sky.',
    differs:
      'The foundation says only that it is of the imperial age; scholars place it between about 180 and the early 3rd century. Its length is given as 122 or 124 cm.',
  },
  'ROM-10': {
    maker: 'Roman founders',
    technique: 'Cast lead on a wooden anchor',
    place: 'Salina Bay, Malta',
    kept: 'For example, Malta Maritime Museum, Birgu',
    story:
      'A wooden anchor would float: the lead bar pulled it down and tilted it so that an arm dug into the seabed. The timber has nearly always rotted, so divers find only the bar. The largest one known, from the waters off Malta, is more than four metres long; many others were melted down for their metal.',
    alt: 'A grey lead bar with pale curling ornaments, fixed crosswise on the shank of a wooden anchor with two upturned arms and a ring at the top.',
  },
  'ROM-11': {
    maker: 'Roman, followers of Mithras',
    technique: 'Marble, for example 254 × 275 cm',
    place: 'Rome, Italy',
    kept: 'For example, Musée du Louvre, Paris (on display at Louvre-Lens)',
    story:
      'Every meeting place of the god Mithras, arranged like a cave, showed the same moment: he kills a bull and brings the world new life, watched by Sun and Moon. Soldiers and traders carried his cult from Syria to Hadrian’s Wall. Its members kept their secrets, and no book of theirs survives to explain the scene.',
    alt: 'A stone relief of a cave: a man in a pointed cap and red cloak stabs a white bull, a dog leaps up, and a sun and a moon fill the corners.',
  },
  'ROM-12': {
    maker: 'Roman bronze workers',
    technique: 'Cast bronze, usually 10 to 25 cm high',
    place: 'Rome, Italy',
    kept: 'For example, Cleveland Museum of Art',
    story:
      'This little dancer guarded a house and everybody in it, enslaved people included. He stood in a small shrine and received a morning prayer and gifts of incense, grain, wine and garlands. With a drinking horn and an offering bowl, he joined his family’s birthdays and weddings.',
    alt: 'A bronze figure of a dancing youth in a flared tunic, one hand raising a drinking horn, the other holding out a bowl, on a green stepped base.',
  },
  'ROM-13': {
    maker: 'Roman cavalry armourers',
    technique: 'Copper alloy, face coated with white metal, about 41 cm high',
    place: 'Crosby Garrett, England',
    kept: 'Private collection',
    story:
      'A calm young face of silvery metal hid the rider at cavalry displays, under curls and a curved cap with a griffin on top. A metal detectorist found the helmet in May 2010, folded and broken into dozens of pieces. Five months later it was sold to a private buyer, so the public sees it only when it is lent.',
    alt: 'A helmet with a silver face mask, rows of bronze curls and a bronze cap bent forward, topped by a small golden winged figure.',
    differs: 'The British finds register says late 1st to mid-3rd century; Wikipedia says late 2nd or early 3rd century.',
  },
  'ROM-14': {
    maker: 'Roman, for a senior officer',
    technique: 'Iron blade, 57.5 cm; scabbard of tinned and gilded bronze',
    place: 'Mainz, Germany',
    kept: 'British Museum, London',
    story:
      'On the scabbard Tiberius presents his victory to Augustus, who sits half naked like Jupiter, a pose that Roman coins discreetly avoid. Railway labourers dug the sword up in 1848, and the dealer who bought it invented another spot to protect his suppliers. It shows how generals credited their triumphs to the emperor.',
    alt: 'A dark iron blade with rust stains above its scabbard, which is decorated with gilded plates, a round portrait medallion and a small temple front.',
    differs:
      'The British Museum now reads the scene as Tiberius before Augustus, about 15; its older guide saw Germanicus before Tiberius in 17.',
  },
  'ROM-15': {
    maker: 'Roman army, garrison of Dura-Europos',
    technique: 'Painted wood and rawhide, 105.5 × 41 × 30 cm',
    place: 'Dura-Europos (Salhiyé), Syria',
    kept: 'Yale University Art Gallery, New Haven',
    story:
      'Books and monuments describe the curved shield of the legions, but only this town has preserved one. It lay flat and in thirteen pieces in a tower, seemingly waiting for repair when the town fell. An eagle, winged Victories and a lion promised its owner success.',
    alt: 'A curved red shield with gold edges: an eagle above, a blue square with a dark hole in the middle, a lion below and a small winged figure on either side.',
  },
} satisfies LabelTexts;
