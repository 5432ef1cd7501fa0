import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const polynesia = {
  'POL-01': {
    maker: 'Hawaiian fishers',
    technique: 'Bone, turtle shell or pearl shell, with cord of plant fibre; an example of turtle shell measures 5.8 × 3.4 cm',
    place: 'Hawaii, United States',
    kept: 'For example, Bishop Museum, Honolulu',
    story:
      'The point curves inwards, so that a fish that pulls drives it deeper. Fishers studied how each kind fed and cut a hook to match, from tiny bone barbs to wooden hooks for sharks. With such a hook, Mānaiakalani, the hero Māui raised islands from the sea; people in Hawaii still wear it as a pendant.',
    alt: 'A large white fish hook with an inward-curving point, an inner barb and engraved lines; a banded cord is bound to the top of the shank.',
  },
  'POL-02': {
    maker: 'Hawaiian stoneworkers',
    technique: 'Carved basalt',
    place: 'Hawaii, United States',
    kept: 'For example, Bishop Museum, Honolulu',
    story:
      'Steamed taro, pounded with a little water, becomes poi, the paste at the heart of Hawaiian meals; one hand strikes while the other turns the mass. Tradition says that the first taro grew from the body of a child born too soon, and that Hawaiians descend from his younger brother: at table, one eats with an ancestor.',
    alt: 'A bell-shaped grey stone pounder with a narrow waist and a flared top stands in a flat wooden dish of purple paste.',
  },
  'POL-03': {
    maker: 'Tongan builders, for King Tuʻitātui',
    technique: 'Three slabs of coral limestone; 5.2 m high',
    place: 'Niutōua, Tongatapu, Tonga',
    kept: 'In its place, Niutōua, Tonga',
    story:
      'Two uprights of thirty tonnes or more each hold the crossbeam in deep notches, as a joiner would fit wood. Tradition says that King Tuʻitātui raised the gate about 1200, in honour of his two sons. Its name, “the burden of Maui”, makes it the carrying pole of a demigod.',
    alt: 'Two tall stone pillars carry a heavy stone beam that sits in notches; grass grows at their feet and a palm tree stands behind.',
  },
  'POL-04': {
    maker: 'Māʻohi builders of Raʻiātea',
    technique: 'Paved court with a platform of upright slabs of stone and coral',
    place: 'Opoa, Raʻiātea, French Polynesia',
    kept: 'In its place, Opoa, Raʻiātea, French Polynesia',
    story:
      'On a tongue of land in the lagoon lies a paved court where the living met their ancestors and the god ʻOro. Chiefs, priests and warriors sailed in from distant islands and waited at an islet until they were led through the sacred pass. Polynesians from everywhere still come here to greet their forebears.',
    alt: 'A paved stone platform with a row of tall upright slabs stands before a lagoon; steep green mountains rise behind.',
  },
  'POL-05': {
    maker: 'Rapa Nui scribe',
    technique: 'Engraved Pacific rosewood; 29 × 19.5 × 2.5 cm',
    place: 'Rapa Nui (Easter Island), Chile',
    kept: 'Archives of the Congregation of the Sacred Hearts, Rome',
    story:
      'Every second row stands on its head, so that the reader had to turn the tablet at the end of each line. Nobody can read rongorongo any more: slave raids and epidemics killed its scribes. On this tablet, called Mamari, only two and a half lines have an agreed sense: they count the nights of the moon.',
    alt: 'A dark rounded wooden tablet covered with six rows of pale engraved signs that look like crescents, diamonds, plants and people.',
    differs: 'Nobody knows when the tablet was engraved; 1870 is the year in which a missionary collected it.',
  },
  'POL-06': {
    maker: 'Māori carvers',
    technique: 'Pounamu (greenstone)',
    place: 'Aotearoa New Zealand',
    kept: 'For example, Te Papa Tongarewa, Wellington',
    story:
      'Greenstone is so tough that the figure had to be ground out of it with sandstone and water, grain by grain. It may be Tiki, ancestor of all people, or a child before birth. Many hei-tiki have names; handed down, they gather the mana, the power, of those who wore them; at funerals they lie near the dead.',
    alt: 'A green stone figure with a large tilted head, round red-rimmed eyes, hands on its thighs and bent legs hangs from a brown cord.',
  },
  'POL-07': {
    maker: 'Women of Samoa',
    technique: 'Beaten inner bark of the paper mulberry, painted by hand',
    place: 'American Samoa, United States',
    kept: 'For example, Te Papa Tongarewa, Wellington',
    story:
      'Women strip the bark of young mulberry trees and beat it with grooved clubs until it is wide and soft; strips are pasted into sheets that can fill a hall. Each archipelago has its own word, siapo, ngatu, kapa, hiapo, and its own patterns. At weddings and funerals tapa is still a gift of weight.',
    alt: 'A sheet of cream barkcloth divided by dark lines into squares with brown hourglass triangles and four-petalled flowers; one corner is folded over.',
  },
  'POL-08': {
    maker: 'Polynesian canoe builders',
    technique: 'Two hulls lashed to crossbeams under one deck; those of Hōkūleʻa are 19 m long',
    place: 'Polynesia; Hōkūleʻa: Honolulu, Hawaii, United States',
    kept: 'For example, Hōkūleʻa of 1975, which still sails from Honolulu',
    story:
      'Two hulls under one deck carried families, seedlings and animals to islands across an immense ocean. In 1976, when scholars still spoke of chance drift, Mau Piailug steered a reconstruction, Hōkūleʻa, from Hawaii to Tahiti without instruments, by stars, swell and birds. A whole culture took heart.',
    alt: 'A long wooden canoe with raised ends, a deck with a small hut and two brown claw-shaped sails floats on blue waves, with a steering paddle at the stern.',
  },
  'POL-09': {
    maker: 'Tupaia of Raʻiātea; copied by James Cook',
    technique: 'Ink on paper',
    place: 'Drawn on board HMS Endeavour; Raʻiātea, French Polynesia',
    kept: 'British Library, London (Cook’s copy; the original is lost)',
    story:
      'Tupaia, priest and navigator, joined Cook’s ship in 1769 and put on paper the islands that he carried in his memory, spread over a great part of the Pacific. Europeans long thought that he had them in the wrong places. They were looking for one fixed north; he gave courses from island to island.',
    alt: 'A cream sheet with many small islands around a larger one; a yellow sun stands at the top of a brown cross, red dotted lines spread out and a small boat sails on the left.',
    differs:
      'Anne Di Piazza and Erik Pearthree read the chart as a mosaic of sailing directions; Lars Eckstein and Anja Schwarz see one new system in which Tupaia translated his own navigation for Europeans.',
  },
  'POL-10': {
    maker: 'Wiremu Kīngi Te Rangitāke, Te Āti Awa',
    technique: 'Carved wood with pāua shell; 149 cm long',
    place: 'Waitara, Taranaki, Aotearoa New Zealand',
    kept: 'Auckland War Memorial Museum',
    story:
      'The figure on a war canoe’s bow thrusts out its tongue: it warns the sea that people are crossing it to fight. The chief Wiremu Kīngi is said to have carved this prow. It was given to a British prince in 1869, and a visitor from Auckland found it in 1925 on top of a cabinet in a London museum.',
    alt: 'A red-brown carved prow: at the front a head with a blue-green eye, bared teeth and a tongue stuck out, behind it two openwork spirals on a long base.',
  },
  'POL-11': {
    maker: 'Rapanui sculptors',
    technique: 'Carved basalt; 2.42 m high',
    place: 'Orongo, Rapa Nui (Easter Island), Chile',
    kept: 'British Museum, London',
    story:
      'Living faces of the ancestors, most moai stood above the shore. Hoa Hakananai’a was found in a stone house at Orongo, buried to the shoulders; later hands had carved the birdmen of a newer faith on his back. Sailors of HMS Topaze took him in 1868, and his people ask for his return.',
    alt: 'A dark grey stone figure seen from the front down to the waist: heavy brow, long nose, thin closed lips, long ears and a broad chest.',
    differs: 'The British Museum dates the statue about 1000–1200; others say any time from 1000 to 1600, or 1400 to 1650.',
  },
  'POL-12': {
    maker: 'Hawaiian featherworkers',
    technique: 'Feathers on netting and basketwork, pearl shell and dog teeth; 1 m high',
    place: 'Hawaii, United States',
    kept: 'British Museum, London',
    story:
      'Tufts of red feathers from small forest birds are tied one by one to a net over basketwork; pearl-shell eyes glare and rows of dog teeth seem to bite. Carried into battle on a pole, the image received a god, often Kū, snatcher of islands. With his Kū, Kamehameha I united Hawaii; nineteen such heads survive.',
    alt: 'A red feathered head on a long neck, seen from the side: a staring white eye, an open mouth full of teeth and a yellow crest from brow to nape.',
    differs:
      'The British Museum long linked its image with Vancouver’s voyage and now gives it to Cook’s third voyage; Te Papa doubts that all such images show Kūkāʻilimoku.',
  },
  'POL-13': {
    maker: 'Carvers of Rurutu',
    technique: 'Carved sandalwood; about 1.2 m high',
    place: 'Rurutu, Austral Islands, French Polynesia',
    kept: 'British Museum, London',
    story:
      'Small people cover the god and form his very eyes, nose and mouth; his back opens, and inside he kept the bones of an ancestor. Rurutu surrendered him to missionaries in 1821. Picasso and Henry Moore lived with casts of him, and lately a curator found a lorikeet’s feather hidden in the hollow.',
    alt: 'A standing wooden figure with a huge rounded head, hands held to the belly and many little human figures with raised arms on face and body.',
    differs: 'Steven Hooper placed the carving in the eighteenth century; radiocarbon dating published in 2016 gives 1505–1645.',
  },
  'POL-14': {
    maker: 'ʻEnana (Marquesan) carvers',
    technique: 'Ironwood, coconut fibre and hair; 138.5 × 18 cm',
    place: 'Marquesas Islands, French Polynesia',
    kept: 'British Museum, London',
    story:
      'Look twice: the pupils of the great eyes are heads, and so is the nose, and faces hide in the mouth, like dolls inside dolls. Ancestors on both sides watched over the fighter. Ironwood is called toa, and so is the warrior; clubs were steeped in the mud of taro fields and oiled until they shone.',
    alt: 'A slanting dark wooden club with a flared carved head, on which two ringed eyes and small knobs form a face; the grip is bound and ends in a dark tuft.',
  },
  'POL-15': {
    maker: 'Hawaiian weapon makers',
    technique: 'Hard wood with shark teeth, pegged or tied on',
    place: 'Hawaii, United States',
    kept: 'For example, Bishop Museum, Honolulu',
    story:
      'Hawaii had no metal, so the sharpest edge came out of the sea: teeth of tiger sharks and great whites, pegged or laced into wood. The name is explained as “wreath of the shark”. It was for close combat, with a loop of cord for the hand, and its owners credited it with a force of its own.',
    alt: 'A round wooden weapon with pale triangular teeth all around its edge, a short handle with a hole and a loop of cord.',
  },
} satisfies LabelTexts;
