import type { Label } from '../../kit/index.ts';

/** The labels of the fifteen Objects of Egypt. */
export const egypt: readonly Label[] = [
  {
    id: 'EGY-01',
    date: { first: -1290, last: -1250, isAbout: true },
    origin: { latitude: 25.73, longitude: 32.6 },
    sources: [
      {
        title: 'TT1 Sennedjem',
        publisher: 'Zahi Hawass',
        url: 'https://drhawass.com/pic-of-the-day-66/',
      },
      {
        title: 'Sekhet Aaru',
        publisher: 'Wonderful Things',
        url: 'https://wonderfulthingsart.com/post/sekhet-aaru',
      },
      {
        title: 'TT1',
        publisher: 'Wikipedia, copy on pinocchiopedia.com',
        url: 'https://pinocchiopedia.com/wiki/TT1',
      },
    ],
  },
  {
    id: 'EGY-02',
    date: { first: -1985, last: -1795, isAbout: true },
    origin: { latitude: 26.8, longitude: 31 },
    sources: [
      {
        title: 'Wooden model of a man ploughing with oxen',
        publisher: 'British Museum, London',
        url: 'http://www.britishmuseum.org/explore/highlights/highlight_objects/aes/w/wooden_model_of_a_man_ploughin.aspx',
      },
      {
        title: 'Model of a Man Plowing',
        publisher: 'Metropolitan Museum of Art, New York',
        url: 'https://www.metmuseum.org/art/collection/search/544255',
      },
    ],
  },
  {
    id: 'EGY-03',
    date: { first: -2600, last: -2560, isAbout: true },
    origin: { latitude: 29.98, longitude: 31.13 },
    sources: [
      {
        title: 'Great Pyramid of Giza',
        publisher: 'École polytechnique fédérale de Lausanne (EPFL), after Wikipedia',
        url: 'https://graphsearch.epfl.ch/en/concept/12224',
      },
      {
        title: 'Registered as a World Heritage Site, what does the site of Memphis contain?',
        publisher: 'Egypt Today',
        url: 'https://egypttoday.com/Article/4/110482/Registered-as-a-World-Heritage-Site-What-does-the-site',
      },
      {
        title: 'The World’s Oldest Papyrus and What It Can Tell Us About the Great Pyramids',
        publisher: 'Smithsonian Magazine, copy on amun-ra-egyptology.blogspot.com',
        url: 'https://amun-ra-egyptology.blogspot.com/2015/09/the-worlds-oldest-papyrus-and-what-it.html',
      },
    ],
  },
  {
    id: 'EGY-04',
    date: { first: -1264, last: -1244, isAbout: true },
    origin: { latitude: 22.34, longitude: 31.63 },
    sources: [
      {
        title: 'Abu Simbel',
        publisher: 'Archaeologs',
        url: 'https://archaeologs.com/w/abu-simbel',
      },
      {
        title: 'All You Need to Know About Saving Temples of Abu Simbel Story',
        publisher: 'SEE News',
        url: 'https://see.news/all-you-need-to-know-about-saving-temples-of-abu-simbel-story',
      },
      {
        title: 'The Abu Simbel Temples',
        publisher: 'Dominant Travel',
        url: 'https://www.dominanttravel.com/sightseeing/the-abu-simbel-temples',
      },
    ],
  },
  {
    id: 'EGY-05',
    date: { first: -1279, last: -1213, isAbout: true },
    origin: { latitude: 25.7, longitude: 32.64 },
    sources: [
      {
        title: 'Temple of Luxor, Thebes, Egypt',
        publisher: 'Obelisks of the World',
        url: 'http://www.obelisk-t.jp/photo8.htm',
      },
      {
        title: 'The Temple of Luxor (East Obelisk)',
        publisher: 'Beaux Arts',
        url: 'https://www.beauxartsart.com/m_egypt/V3P11.html',
      },
      {
        title: 'Place de la Concorde, the Luxor Obelisk',
        publisher: 'Paris touring',
        url: 'https://paristouring.wordpress.com/2017/04/13/place-de-la-concorde-obelisk-sonnenuhr-guillotine-henker/',
      },
    ],
  },
  {
    id: 'EGY-06',
    date: { first: -196 },
    origin: { latitude: 31.4, longitude: 30.42 },
    sources: [
      {
        title: 'The Rosetta Stone',
        publisher: 'British Museum, London',
        url: 'http://collection.britishmuseum.org/resource?uri=http://collection.britishmuseum.org/id/object/YCA62958',
      },
      {
        title: 'British Museum (The Rosetta Stone)',
        publisher: 'Neperos',
        url: 'https://neperos.com/article/pjw28e4fa3aa002b',
      },
      {
        title: 'Rosetta Stone',
        publisher: 'Royal Ontario Museum, Toronto',
        url: 'https://shop.rom.on.ca/rosetta-stone.html',
      },
    ],
  },
  {
    id: 'EGY-07',
    date: { first: -1390, last: -1353, isAbout: true },
    origin: { latitude: 25.7, longitude: 32.64 },
    sources: [
      {
        title: 'Gaming Board Inscribed for Amenhotep III with Separate Sliding Drawer',
        publisher: 'Brooklyn Museum, New York',
        url: 'https://brooklynmuseum.org/opencollection/objects/3536',
      },
      {
        title: 'Papyrus from the Book of the Dead of Ani',
        publisher: 'British Museum, London',
        url: 'http://www.britishmuseum.org/explore/highlights/highlight_objects/aes/p/book_of_the_dead_of_ani-1.aspx',
      },
    ],
  },
  {
    id: 'EGY-08',
    date: { first: -2566, isAbout: true },
    origin: { latitude: 29.98, longitude: 31.13 },
    sources: [
      {
        title: 'Pharaoh Khufu’s Boat Transported to the Grand Egyptian Museum',
        publisher: 'Egyptian Streets',
        url: 'https://egyptianstreets.com/2021/08/08/in-photos-pharaoh-khufus-boat-transported-to-the-grand-egyptian-museum/',
      },
      {
        title: 'Grand Egyptian Museum to receive Pharaoh Khufu’s solar ship',
        publisher: 'The National',
        url: 'https://www.thenationalnews.com/arts-culture/2021/08/06/grand-egyptian-museum-to-receive-pharaoh-khufus-solar-ship/',
      },
      {
        title: 'Transferring the solar boat to the GEM',
        publisher: 'Egypt Explorer Tour',
        url: 'http://egyptexplorertour.com/blog/transferring-solar-boat-to-the-gem',
      },
    ],
  },
  {
    id: 'EGY-09',
    date: { first: -1470, isAbout: true },
    origin: { latitude: 25.74, longitude: 32.61 },
    sources: [
      {
        title: 'Wall reliefs with scenes of an expedition to Punt',
        publisher: 'Egyptian Museum, Cairo',
        url: 'https://egyptianmuseumcairo.eg/artefacts/wall-reliefs-with-scenes-of-an-expedition-to-punti/',
      },
      {
        title: 'Five fragments of Queen Hatshepsut’s expedition to the land of Punt',
        publisher: 'Egyptian Museum, Cairo',
        url: 'https://egyptianmuseumcairo.eg/artefacts/four-fragments-of-queen-hatshepsuts-expedition-to-the-land-of-punt/',
      },
      {
        title: 'Relief in the Temple of Hatshepsut',
        publisher: 'Zahi Hawass',
        url: 'https://drhawass.com/pic-of-the-day-51/',
      },
    ],
  },
  {
    id: 'EGY-10',
    date: { first: -1981, last: -1975, isAbout: true },
    origin: { latitude: 25.73, longitude: 32.6 },
    sources: [
      {
        title: 'Travelling Boat being Rowed (20.3.1)',
        publisher: 'Metropolitan Museum of Art, New York',
        url: 'https://www.metmuseum.org/art/collection/search/544214',
      },
      {
        title: 'Travelling Boat being Rowed (20.3.2)',
        publisher: 'Metropolitan Museum of Art, New York',
        url: 'https://www.metmuseum.org/art/collection/search/544213',
      },
      {
        title: 'Tomb of Meketre',
        publisher: 'Travel to Eat',
        url: 'https://traveltoeat.com/tomb-of-meketre-metropolitan-museum-nyc/',
      },
    ],
  },
  {
    id: 'EGY-11',
    date: { first: -1323, isAbout: true },
    origin: { latitude: 25.74, longitude: 32.6 },
    inventory: 'JE 60672',
    sources: [
      {
        title: 'Funerary golden mask of King Tutankhamun',
        publisher: 'Egyptian Museum, Cairo',
        url: 'https://egyptianmuseumcairo.eg/artefacts/mask-of-tutankhamun/',
      },
      {
        title: 'Egypt’s Grand Museum opens, displaying Tutankhamun tomb in full for first time',
        publisher: 'Grand Egyptian Museum, Giza',
        url: 'https://gem.museum/news/egypts-grand-museum-opens_-displaying-tutankhamun-tomb-in-full-for-first-time',
      },
      {
        title: 'Mask of Tutankhamun',
        publisher: 'Wikipedia, copy on review.clateway.com',
        url: 'https://review.clateway.com/wiki/view_html.php?lang=en&q=Mask_of_Tutankhamun&sq=Envato',
      },
    ],
  },
  {
    id: 'EGY-12',
    date: { first: -1250, isAbout: true },
    origin: { latitude: 25.73, longitude: 32.61 },
    inventory: 'EA 10470',
    sources: [
      {
        title: 'Papyrus from the Book of the Dead of Ani',
        publisher: 'British Museum, London',
        url: 'http://www.britishmuseum.org/explore/highlights/highlight_objects/aes/p/book_of_the_dead_of_ani-1.aspx',
      },
      {
        title: 'Papyrus of Ani',
        publisher: 'Wikipedia, archived by the National Library of Israel',
        url: 'https://web-archive.nli.org.il/National_Library/20160526010038mp_/https://en.wikipedia.org/wiki/Papyrus_of_Ani',
      },
      {
        title: 'E. A. Wallis Budge, The Book of the Dead: The Papyrus of Ani (1895)',
        publisher: 'Biblioteca Pléyades',
        url: 'https://bibliotecapleyades.net/egipto/egypt_bookdead/bodead-13-papyrus-ani.htm',
      },
    ],
  },
  {
    id: 'EGY-13',
    date: { first: -664, last: -332, isAbout: true },
    origin: { latitude: 29.87, longitude: 31.22 },
    inventory: 'EA 64391',
    sources: [
      {
        title: 'The Gayer-Anderson Cat (British Museum)',
        publisher: 'Wonderful Things',
        url: 'https://wonderfulthingsart.com/post/the-gayer-anderson-cat-british-museum',
      },
      {
        title: 'Gayer-Anderson cat',
        publisher: 'Wikipedia, copy on knowpia.com',
        url: 'https://www.knowpia.com/knowpedia/Gayer-Anderson_cat',
      },
    ],
  },
  {
    id: 'EGY-14',
    date: { first: -1334, last: -1323, isAbout: true },
    origin: { latitude: 25.74, longitude: 32.6 },
    sources: [
      {
        title: 'Chariots of Tutankhamun',
        publisher: 'Wikipedia',
        url: 'https://en.wikipedia.org/wiki/Chariots_of_Tutankhamun',
      },
      {
        title: 'Gold Gilded Wooden Chariot',
        publisher: 'Tour Egypt',
        url: 'http://www.touregypt.net/museum/tutl72.htm',
      },
    ],
  },
  {
    id: 'EGY-15',
    date: { first: -1334, last: -1323, isAbout: true },
    origin: { latitude: 25.74, longitude: 32.6 },
    sources: [
      {
        title: 'Khopesh Sword of Tutankhamun',
        publisher: 'Egypt Museum',
        url: 'https://egypt-museum.com/khopesh-sword-of-tutankhamun/',
      },
      {
        title: 'A Khepesh Sword in the University of Liverpool Museum',
        publisher: 'Journal of the Society for the Study of Egyptian Antiquities',
        url: 'https://doczz.com.br/doc/909438/a-khepesh-sword-in-the-university-of-liverpool-museum',
      },
    ],
  },
];
