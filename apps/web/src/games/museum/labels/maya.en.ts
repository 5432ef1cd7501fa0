import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const maya = {
  'MAY-01': {
    maker: 'Maya potters and scribes',
    technique: 'Painted ceramic with a locking lid',
    place: 'Río Azul, Petén, Guatemala',
    kept: 'National Museum of Archaeology and Ethnology, Guatemala City',
    story:
      'The lid turns and locks like a modern screw top, under a handle painted with jaguar spots. David Stuart, not yet twenty, read the word “cacao” among the signs on the side; then chemists of the Hershey company found cacao in the dregs. Writing and contents proved each other right.',
    alt: 'A squat reddish pot with three painted signs in white and turquoise; its brown lid carries a high arched handle with dark spots.',
  },
  'MAY-02': {
    maker: 'Maya stoneworkers',
    technique: 'Volcanic stone',
    place: 'Highlands of Guatemala',
    kept: 'For example, University of Michigan Museum of Anthropological Archaeology, Ann Arbor',
    story:
      'Kneeling, a woman pushed the hand stone to and fro over soaked maize until it was dough for tortillas and tamales: hours of work, day after day. Traces in the pores can tell what was ground, from maize to cacao and chilli. In many Maya kitchens the metate still has its place.',
    alt: 'A thick oval stone slab on three stout legs, with a long hand stone lying across it and a few yellow grains of maize.',
  },
  'MAY-03': {
    maker: 'Maya builders',
    technique: 'Limestone; about 55 m a side and 30 m high',
    place: 'Chichén Itzá, Yucatán, Mexico',
    kept: 'In its place, Chichén Itzá, Mexico',
    story:
      'Four stairways of 91 steps and the top platform make 365, the days of the year. Around the equinoxes the low sun throws a line of triangles along the northern stair, and the snake’s head at its foot gains a body of light. Inside hides an older temple with a jaguar painted red.',
    alt: 'A broad stepped pyramid with a steep central stairway, two snake heads at its foot, a jagged yellow band of light beside the steps and a flat temple on top.',
  },
  'MAY-04': {
    maker: 'Maya builders, for King Jasaw Chan K’awiil',
    technique: 'Limestone with lintels of sapodilla wood; 47 m high',
    place: 'Tikal, Petén, Guatemala',
    kept: 'In its place, Tikal, Guatemala',
    story:
      'King Jasaw Chan K’awiil was laid in a vault at ground level, and the pyramid rose over him under the eyes of his son. His giant portrait sat in the crest on the roof, above the trees. A carved lintel inside shows him guarded by a jaguar: hence its other name, Temple of the Great Jaguar.',
    alt: 'A steep stepped pyramid with a pale stairway, a small temple and a tall roof crest with a red niche stands among green trees.',
    differs:
      'Some sources date the temple about 732; others say that it was completed between 740 and 750, after the death of the king in 734.',
  },
  'MAY-05': {
    maker: 'Maya builders',
    technique: 'Limestone; a round tower on square terraces',
    place: 'Chichén Itzá, Yucatán, Mexico',
    kept: 'In its place, Chichén Itzá, Mexico',
    story:
      'A round tower is so unusual for the Maya that some scholars took it for a blunder. Its winding stair gave it the Spanish name for snail. Slits in the wall point to where Venus sets furthest north and furthest south: the planet by which rulers chose the days for war.',
    alt: 'A ruined round tower with a broken dome stands on a square block with a doorway, above two wide terraces with a stairway.',
    differs: 'A stone on the upper platform is dated 906; other accounts place the first building between 600 and 850.',
  },
  'MAY-06': {
    maker: 'Several Maya scribes',
    technique: 'Paint on fig-bark paper coated with lime; 39 leaves, 3.56 m unfolded',
    place: 'Northern Yucatán, Mexico',
    kept: 'Saxon State and University Library, Dresden',
    story:
      'Scribes filled a folding book of bark paper with gods, feast days and tables of eclipses and of the planet Venus. Four Maya books outlived the conquest, and this is the best preserved. The court librarian of Dresden acquired it in Vienna in 1739 as “Mexican”; only in 1853 was it recognised as Maya.',
    alt: 'Five folded pages stand in a zigzag, painted with rows of dark signs, red dots, black bars and figures in profile in turquoise, tan and red.',
    differs:
      'The date is disputed: Eric Thompson proposed 1200 to 1250, others the eleventh or twelfth century, and others any time until the conquest.',
  },
  'MAY-07': {
    maker: 'Maya jade carvers',
    technique: 'Mosaic of jade with eyes of shell and obsidian',
    place: 'Palenque, Chiapas, Mexico',
    kept: 'National Museum of Anthropology, Mexico City',
    story:
      'Pakal ruled Palenque for 68 years; in 683 priests laid this face of jade, dearer than gold to the Maya, over his own. On Christmas night 1985 two students climbed through the air ducts of the museum and took it, among some 140 treasures. It lay hidden in a suburban house until 1989.',
    alt: 'A face made of green stone tiles with white eyes and dark pupils, an open mouth with a white tooth, and round green ear ornaments.',
  },
  'MAY-08': {
    maker: 'Mo’ Chaak, Maya sculptor',
    technique: 'Carved limestone with traces of blue and red; 110.5 × 80.6 cm',
    place: 'Yaxchilán, Chiapas, Mexico',
    kept: 'British Museum, London',
    story:
      'King Itzamnaaj Bahlam holds a burning torch; at his feet Lady K’abal Xook draws a cord set with blades through her tongue, and the blood falls on paper. The carving follows every thread of her robe. A sculptor signed the stone, which is rare, and it shows that queens, too, paid for power with blood.',
    alt: 'A carved slab: a standing man with a feathered headdress holds a flaming torch over a kneeling woman in red; bands of signs run along the top and the side.',
    differs:
      'The lintel was carved about 723–726; the British Museum dates the rite that it shows 24 October 709, the Kerr archive 28 October 709.',
  },
  'MAY-09': {
    maker: 'Maya carvers',
    technique: 'Incised bone rubbed with red cinnabar',
    place: 'Tikal, Petén, Guatemala',
    kept: 'Guatemala; found in the tomb under Temple I of Tikal',
    story:
      'Two old gods paddle a canoe. Between them rides the Maize God with a dog, a parrot, a monkey and an iguana, on the water that the dead must cross. King Jasaw Chan K’awiil was buried with about ninety bones wrapped together; 37 are engraved with signs, pictures or both.',
    alt: 'A large pale bone engraved with three figures with red hair or feathers who ride in a canoe with smaller passengers; two of them hold paddles.',
  },
  'MAY-10': {
    maker: 'Maya salt workers',
    technique: 'Carved wood',
    place: 'Paynes Creek National Park, Toledo, Belize',
    kept: 'Belize, where it returned in 2013 after conservation',
    story:
      'In 2004 archaeologists searched the floor of a lagoon for ancient salt works and felt polished wood in the peat: the first ancient Maya paddle known. Mud without air had kept it for over a thousand years. Salt boiled on the shore travelled by canoe to the inland cities, which could not live without it.',
    alt: 'A dark wooden paddle with a long shaft and a broad rounded blade lies slanting, the tip of the blade in blue water.',
  },
  'MAY-11': {
    maker: 'Maya sculptors',
    technique: 'Carved limestone; 3.6 × 2.2 m, about 7 tonnes',
    place: 'Palenque, Chiapas, Mexico',
    kept: 'In its place, under the Temple of the Inscriptions, Palenque, Mexico',
    story:
      'Pakal leans back above the jaws of the underworld, and from him grows the tree of the world with a bird on its crown. In 1952, after three years of digging down a hidden stair, Alberto Ruz raised the slab with car jacks. Beneath it lay the king: a pyramid of the Americas could be a tomb.',
    alt: 'A stone box with a row of dark squares; on its tilted lid a man reclines under a white cross-shaped tree with a bird on top, inside a patterned border.',
    differs: 'Some scholars see Pakal falling into the underworld; others see him rising from it as the Maize God.',
  },
  'MAY-12': {
    maker: 'Maya sculptors of Chichén Itzá',
    technique: 'Carved limestone',
    place: 'Chichén Itzá, Yucatán, Mexico',
    kept: 'National Museum of Anthropology, Mexico City',
    story:
      'A man leans back on his elbows, turns his head and holds a dish on his belly, perhaps for offerings. Augustus Le Plongeon dug the statue up in 1875, invented its name and wanted to show it in Philadelphia. The governor of Yucatán refused, since it belonged to the state; nobody knows what its makers called it.',
    alt: 'A stone figure lies on its back with raised knees and upright chest; its square head looks at us, and its hands hold a round dish on its belly.',
  },
  'MAY-13': {
    maker: 'Maya potters of Palenque',
    technique: 'Modelled and painted ceramic',
    place: 'Palenque, Chiapas, Mexico',
    kept: 'Palenque Site Museum',
    story:
      'The tube stands for a tree trunk and carries faces of gods, one above the other. On top glowed a brazier of resin, whose smoke joined underworld, earth and sky. When a stand had served its time, it was buried upright in the terrace of a temple; more than a hundred have come out of the ground.',
    alt: 'A tall clay stand with a staring fanged face, round ear ornaments, a spiked crown, notched turquoise flanges and a second, smaller face below.',
  },
  'MAY-14': {
    maker: 'Maya painters',
    technique: 'Mural painting on plaster',
    place: 'Bonampak, Chiapas, Mexico',
    kept: 'In its place, Structure 1, Bonampak, Mexico',
    story:
      'A hundred figures crowd the walls of one room: spears fly, enemies are dragged by the hair, and King Chan Muwan in jaguar skin seizes a captive. Lacandon Maya, who went there to pray, led outsiders to the ruin in 1946. Until then many scholars had taken the Maya for peaceful stargazers.',
    alt: 'A painted wall: a big man in a spotted yellow tunic strides and grips a smaller man by the head, between two other warriors; spears cross behind them.',
  },
  'MAY-15': {
    maker: 'Maya flint knappers',
    technique: 'Chipped flint',
    place: 'Reportedly Guatemala',
    kept: 'For example, Dallas Museum of Art',
    story:
      'One wrong blow would have ruined the blade: flake by flake the knapper left a row of profiles standing out of the stone. The heads belong to K’awiil, god of lightning and of the royal line, for flint was said to form where lightning struck. Too fragile to cut, such blades were buried under temples and monuments.',
    alt: 'A piece of brown flint chipped into a spiky outline with three heads in profile, one at the top and one at each side.',
  },
} satisfies LabelTexts;
