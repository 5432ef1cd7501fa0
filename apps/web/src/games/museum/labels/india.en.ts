import type { LabelTexts } from '../../../gallery/labelTexts.ts';

/** The labels of the fifteen objects of India. */
export const india = {
  'IND-01': {
    maker: 'Engineers of the Chola king Karikala',
    technique: 'Unhewn stone laid across a flowing river, 329 × 20 × 5.4 m',
    place: 'River Kaveri, near Tiruchirappalli, India',
    kept: 'In its place, near Tiruchirappalli, India',
    story:
      'The Kaveri used to rush past the rice plain into the sea. Chola builders dropped rough stones into the running water until they had a wall, and sent the river into the fields. The dam still does that work, and British engineers of the 19th century copied it downstream.',
    alt: 'A low stone dam with five white arches through which water falls, and sluices between them. Palm trees and green hills rise behind, and water spreads in front.',
    differs:
      'Datings run from the 1st century BCE to about 150 CE, and the arches of today come from British rebuilding in the 19th century.',
  },
  'IND-02': {
    maker: 'Potters of the Indus cities',
    technique: 'Terracotta with red slip and black painting, up to 93 cm high',
    place: 'Harappa, Punjab, Pakistan',
    kept: 'For example, Chhatrapati Shivaji Maharaj Vastu Sangrahalaya, Mumbai',
    story:
      'Such a jar was too big to make in one piece: the potter joined base, belly and neck, and tied a string around the belly to hold the wet clay. The string burned away in the kiln; its print is still there. Jars of this kind travelled by sea as far as Arabia.',
    alt: 'A tall red jar with a narrow neck and foot, painted in black with bands, zigzags, pipal leaves and overlapping circles.',
  },
  'IND-03': {
    maker: 'Indus potters',
    technique: 'Terracotta with wooden shafts, 11 cm high',
    place: 'Harappa, Punjab, Pakistan',
    kept: 'National Museum, New Delhi',
    story:
      'Little carts like this turn up everywhere in the Indus cities, mostly broken, as toys are. Farmers around Mohenjo-daro still drove carts of the same kind when archaeologists dug there. Among all these playthings not one war chariot has come to light, only vehicles for grain and people.',
    alt: 'A reddish clay toy: a bullock with curved horns is harnessed to a two-wheeled cart with high side posts, and a small driver sits on it.',
  },
  'IND-04': {
    maker: 'Ustad Ahmad Lahori and some 20,000 workers, for Shah Jahan',
    technique: 'White marble inlaid with semi-precious stones, about 73 m high',
    place: 'Agra, India',
    kept: 'In its place, Agra, India',
    story:
      'Mumtaz Mahal died in 1631, giving birth to her fourteenth child, and the emperor Shah Jahan built her this tomb beside the river. The marble turns from rose to white to gold with the light. Its four minarets lean slightly outwards, so that in an earthquake they would fall away from her.',
    alt: 'A white marble building with a large onion dome, smaller domes and a tall pointed arch stands on a terrace between four slender minarets.',
    differs:
      'The Taj Museum and UNESCO give 1631–1648; other sources begin in 1632 and count until 1653, when the whole complex was finished.',
  },
  'IND-05': {
    maker: 'Builders of Emperor Ashoka and later donors',
    technique: 'Brick core faced with stone, about 16.5 m high and 36.6 m wide',
    place: 'Sanchi, Madhya Pradesh, India',
    kept: 'In its place, Sanchi, India',
    story:
      'Nobody can enter it: the dome is solid, and visitors honour the relics inside by walking around it, as Buddhists do today. Four carved gateways tell the life of the Buddha without ever showing him. A wheel, a tree or an empty seat stands where he would be.',
    alt: 'A broad stone dome with a small railing and a tiered parasol on top, above a fence. In front stands a gateway with two posts and three curved beams.',
    differs:
      'India’s tourism ministry gives 42 feet (12.8 m) of height and 106 feet (32.3 m) of width; other sources give about 16.5 m and 36.6 m.',
  },
  'IND-06': {
    maker: 'Builders of King Chanda',
    technique: 'Stone, about 3,500 steps on 13 levels',
    place: 'Abhaneri, Rajasthan, India',
    kept: 'In its place, Abhaneri, India',
    story:
      'Rain is rare in Rajasthan, so people dug down to the water and turned the way there into a palace. At the bottom the air is five or six degrees cooler, and everyone met there on hot days. A legend says that a coin dropped among so many steps can never be found again.',
    alt: 'A deep well seen from the front: four tiers of stairs in zigzag, lit on one side and shaded on the other, narrow towards green water at the bottom.',
    differs:
      'Sources give its depth as about 20 m or about 30 m; the writer Rana Safvi calls Chanda a king of the Chauhan dynasty, others of the Nikumbha.',
  },
  'IND-07': {
    maker: 'Bronze caster of Mohenjo-daro',
    technique: 'Bronze, lost-wax casting, 10.5 cm high',
    place: 'Mohenjo-daro, Sindh, Pakistan',
    kept: 'National Museum, New Delhi',
    story:
      'She is no longer than a finger, and she fills the room: chin up, hand on hip, one arm stacked with some two dozen bangles and the other with four. Nobody knows whether she danced; the excavators only guessed it from her stance. Found in today’s Pakistan, she is kept in India: both countries share her history.',
    alt: 'A slim dark bronze figure of a girl on a small base, with one hand on her hip. Light bangles cover one arm, and her hair is gathered in a bun.',
    differs: 'Live Science dates her to 2500 BCE, Wikipedia to about 2300–1750 BCE.',
  },
  'IND-08': {
    maker: 'Seal cutters of the Indus and Mesopotamia',
    technique: 'Engraved stone, to be rolled over wet clay',
    place: 'Kalibangan, Rajasthan, India',
    kept: 'For example, Musée du Louvre, Paris',
    story:
      'Roll it over clay, and a picture runs on without end: that was how Mesopotamia signed. Indus merchants stamped with square seals instead, but a few of them had cylinders cut with their own animals. Such seals from between two worlds mark one of the oldest trade routes across the sea.',
    alt: 'An upright blue cylinder with gold caps stands beside a clay strip that bears its impression: two animals and a plant between them. A small red cylinder lies in front.',
    differs:
      'Only a handful of cylinder seals come from Indus sites, where square stamp seals were usual; the game’s drawing shows blue and red stones as in Mesopotamia.',
  },
  'IND-09': {
    maker: 'Builders of the Indus civilisation',
    technique: 'Baked brick, a basin of about 216 × 36 m',
    place: 'Lothal, Gujarat, India',
    kept: 'In its place, Lothal, India',
    story:
      'The sea has drawn back, and the basin lies among fields. Four thousand years ago boats may have floated in on the tide to load beads and gems. Some archaeologists saw only a water tank here, until tiny sea shells and salt in the mud spoke for a dock.',
    alt: 'A rectangular brick basin full of water, with small houses behind it. A wooden boat with one sail floats in the middle.',
    differs: 'Sources disagree about its use, a dock or an irrigation tank, and about its size, from 214 to 218 m in length.',
  },
  'IND-10': {
    maker: 'Craftspeople of Mohenjo-daro',
    technique: 'Moulded terracotta with three faces, 4.6 × 1.2 × 1.5 cm',
    place: 'Mohenjo-daro, Sindh, Pakistan',
    kept: 'Islamabad Museum, Islamabad',
    story:
      'On a tablet shorter than a little finger sails a reed boat with a cabin, a double rudder and two birds on deck. The birds may be pilots: sailors could release one far from shore and follow it to land. The other faces show a gharial, the crocodile of these rivers, with a fish, and signs that nobody can read.',
    alt: 'A small clay tablet with a relief of a boat: curved hull, a cabin between two poles, a bird at each side and a figure with long oars at the stern.',
  },
  'IND-11': {
    maker: 'Chola bronze casters, Tamil Nadu',
    technique: 'Cast copper alloy, 68.3 cm high, 56.5 cm wide',
    place: 'Thanjavur region, Tamil Nadu, India',
    kept: 'For example, Metropolitan Museum of Art, New York',
    story:
      'In a ring of fire Shiva dances the world to its end and to a new beginning. One hand beats the drum of creation, one carries the flame that destroys, and a third takes away fear. In South India such images still leave the temple on festival days, dressed in silk and flowers.',
    alt: 'A bronze god with four arms dances on one leg upon a small figure. A ring of golden flames surrounds him, and his hair flies to both sides.',
    differs:
      'The game names a type; the date is that of the example in the Metropolitan Museum, which older texts place in the 11th century without more precision.',
  },
  'IND-12': {
    maker: 'Mauryan sculptors of Emperor Ashoka',
    technique: 'Polished sandstone, one block, about 2.1 m high',
    place: 'Sarnath, near Varanasi, India',
    kept: 'Archaeological Museum, Sarnath',
    story:
      'Four lions look to the four winds from the place where the Buddha first taught. They once carried a great wheel, the wheel of his law, which is lost. Since 1950 the lions have been the emblem of India, on every coin and passport, and the wheel below them is on its flag.',
    alt: 'Pale stone lions sit back to back on a round drum carved with a wheel and running animals, above a bell shaped like a lotus. Three lions are visible.',
    differs: 'The museum’s own page gives 210 cm and 2.31 m for the height; other sources give 2.15 m.',
  },
  'IND-13': {
    maker: 'Sculptors of the Sarnath school, Gupta period',
    technique: 'Sandstone, 155 × 87 × 27 cm',
    place: 'Sarnath, near Varanasi, India',
    kept: 'Archaeological Museum, Sarnath',
    story:
      'His fingers turn an invisible wheel: the Buddha is giving his first sermon, and on the base five small disciples listen on either side of a wheel with two deer. A woman with a child joins them. Sculptors all over Asia took this calm face as their model.',
    alt: 'A pale stone Buddha sits cross-legged with his hands joined before his chest. A large round halo with a beaded rim frames his head; a wheel is on the base.',
    differs: 'The museum lists it as number 340; Wikipedia gives the older number B(b)181.',
  },
  'IND-14': {
    maker: 'Armourers of a Mughal arsenal',
    technique: 'Iron plates and mail with brass, lined with cotton, 118 kg, once about 159 kg',
    place: 'Northern India (Mughal Empire)',
    kept: 'Royal Armouries, Leeds',
    story:
      'To the horses that met it, an elephant clad in iron must have looked like a fortress. The armour counts 5,840 plates today and had 8,439 when complete; elephants and fish are hammered into the larger ones. Lady Clive brought it from Madras to Britain in 1801. No other animal armour of this size is on public display.',
    alt: 'A grey elephant, facing left, wears an iron headpiece and a coat of plates divided by brass lines and gold bosses. A red fringe edges the coat.',
    differs: 'The Royal Armouries date it to about 1600 on one page and to the 17th or 18th century on another.',
  },
  'IND-15': {
    maker: 'Mughal swordsmiths',
    technique: 'Patterned (“watered”) steel overlaid with gold, 45 cm long',
    place: 'Northern India (Mughal Empire)',
    kept: 'For example, Victoria and Albert Museum, London',
    story:
      'The fist closes on the crossbars, and the blade becomes the arm: a punch with a point thick enough to burst chain mail. One of its names means “tooth of death”. Courtiers wore the dagger at the belt as finery, and countless miniature paintings show it there.',
    alt: 'A broad triangular steel blade with a gold ornament, at a slant. Its brass grip has two bars across and two side arms.',
    differs: 'The katar was in use for centuries; the date is that of the example in the Victoria and Albert Museum.',
  },
} satisfies LabelTexts;
