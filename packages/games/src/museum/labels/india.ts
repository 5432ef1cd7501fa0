import type { Label } from '../../kit/index.ts';

/** Facts about the fifteen objects of India. */
export const india: readonly Label[] = [
  {
    id: 'IND-01',
    date: { first: 150, isAbout: true },
    origin: { latitude: 10.83, longitude: 78.82 },
    sources: [
      { title: 'Kallanai Dam', publisher: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/Kallanai_Dam' },
      { title: 'Grand Anicut', publisher: 'My Thanjavur', url: 'http://www.mythanjavur.com/grand-anicut/' },
    ],
  },
  {
    id: 'IND-02',
    date: { first: -2500, last: -1900, isAbout: true },
    origin: { latitude: 30.63, longitude: 72.87 },
    sources: [
      {
        title: 'Storage Jar',
        publisher: 'Chhatrapati Shivaji Maharaj Vastu Sangrahalaya (CSMVS), Mumbai',
        url: 'https://csmvs.in/collections/storage-jar/',
      },
      {
        title: 'Pottery of the Indus cities',
        publisher: 'Travel & Culture (Indus exhibition)',
        url: 'https://japanese.travel-culture.com/indus/english/2_2_01.html',
      },
    ],
  },
  {
    id: 'IND-03',
    date: { first: -2500, isAbout: true },
    origin: { latitude: 30.63, longitude: 72.87 },
    inventory: 'HR 13974/222',
    sources: [
      {
        title: 'Toy cart',
        publisher: 'National Museum, New Delhi',
        url: 'http://nationalmuseumindia.gov.in/prodCollections.asp?pid=39&id=1&lk=dp1',
      },
      { title: 'The Mohenjo-daro Cart', publisher: 'Harappa.com', url: 'https://www.harappa.com/blog/mohenjo-daro-cart' },
    ],
  },
  {
    id: 'IND-04',
    date: { first: 1631, last: 1648 },
    origin: { latitude: 27.17, longitude: 78.04 },
    sources: [
      {
        title: 'The Taj Mahal',
        publisher: 'Taj Museum, Archaeological Survey of India',
        url: 'http://tajmuseum.com/about-tajmahal/',
      },
      {
        title: 'Catherine B. Asher, An Introduction to the Taj Mahal',
        publisher: 'Scribd',
        url: 'https://de.scribd.com/document/306409534/Asher-Introduction-to-Taj-Mahal',
      },
      {
        title: 'Taj Mahal (UNESCO reference 252)',
        publisher: 'Unesco Postales',
        url: 'https://unescopostales.blogspot.com/p/taj-mahal.html',
      },
      {
        title: '10 facts about Taj Mahal',
        publisher: 'Ten Facts',
        url: 'https://tenfacts.info/2024/11/10-facts-about-taj-mahal.html',
      },
    ],
  },
  {
    id: 'IND-05',
    date: { first: -260, last: -50, isAbout: true },
    origin: { latitude: 23.48, longitude: 77.74 },
    sources: [
      {
        title: 'Sanchi',
        publisher: 'Encyclopædia Britannica',
        url: 'http://media-3.web.britannica.com/eb-diffs/759/521759-8809-65412.html',
      },
      {
        title: 'Great Stupa',
        publisher: 'Lonely Planet',
        url: 'https://www.lonelyplanet.com/india/madhya-pradesh-and-chhattisgarh/sanchi/attractions/great-stupa/a/poi-sig/1321656/356363',
      },
      {
        title: 'Sanchi Stupa',
        publisher: 'Incredible India, Ministry of Tourism',
        url: 'https://www.incredibleindia.org/content/incredible-india-v2/en/destinations/sanchi/sanchi-stupa.html',
      },
    ],
  },
  {
    id: 'IND-06',
    date: { first: 800, last: 900, isAbout: true },
    origin: { latitude: 27.01, longitude: 76.61 },
    sources: [
      {
        title: 'Chand Baori, one of India’s most famous stepwells',
        publisher: 'Sanskriti Magazine',
        url: 'https://sanskritimagazine.com/chand-baori-indias-most-famous-stepwells',
      },
      {
        title: 'Chand Baori in Abhaneri',
        publisher: 'Rana Safvi',
        url: 'https://ranasafvi.com/chand-baori-in-abhaneri-or-city-of-brightness',
      },
      { title: 'Chand Baori: Ancient Stepwell of India in Rajasthan', publisher: 'Zigya', url: 'https://zigya.com/blog/?p=8351' },
    ],
  },
  {
    id: 'IND-07',
    date: { first: -2500, isAbout: true },
    origin: { latitude: 27.33, longitude: 68.14 },
    sources: [
      {
        title: 'Dancing Girl: a pint-size statue from the Indus Valley Civilization',
        publisher: 'Live Science',
        url: 'https://www.livescience.com/archaeology/dancing-girl-a-pint-size-statue-from-the-indus-valley-civilization-with-a-larger-than-life-presence',
      },
      {
        title: 'Dancing Girl (sculpture)',
        publisher: 'Wikipedia, copy on datana.cloud',
        url: 'https://encyclopedia.datana.cloud/content/wikipedia_en_all_mini_2024-04/A/Dancing_Girl_(sculpture)',
      },
      {
        title: 'Bronze Sculpture of Dancing Girl',
        publisher: 'Fine Art and You',
        url: 'https://www.fineartandyou.com/2015/07/bronze-sculpture-of-dancing-girl.html',
      },
    ],
  },
  {
    id: 'IND-08',
    date: { first: -2600, last: -1900, isAbout: true },
    origin: { latitude: 29.47, longitude: 74.13 },
    sources: [
      { title: 'Indus Cylinder Seals', publisher: 'Harappa.com', url: 'https://www.harappa.com/category/blog-subject/seals' },
      {
        title: 'V. N. Prabhakar, Harappans and their Mesopotamian Contacts',
        publisher: 'India International Centre (pdfslide.us)',
        url: 'https://pdfslide.us/documents/harappans-and-their-mesopotamian-were-added-to-the-corpus-of-harappan-sites-.html',
      },
    ],
  },
  {
    id: 'IND-09',
    date: { first: -2400, last: -1900, isAbout: true },
    origin: { latitude: 22.52, longitude: 72.25 },
    sources: [
      {
        title: 'Archaeological remains of a Harappa Port-Town, Lothal (tentative list, 5918)',
        publisher: 'UNESCO World Heritage Centre',
        url: 'http://whc.unesco.org/fr/listesindicatives/5918/',
      },
      { title: 'Lothal', publisher: 'The Indian Trip', url: 'https://theindiantrip.com/lothal-city' },
      {
        title: 'World’s oldest dock, Lothal, set to get National Maritime Heritage Complex',
        publisher: 'Business Standard',
        url: 'https://www.business-standard.com/article/current-affairs/world-s-oldest-dock-lothal-set-to-get-national-maritime-heritage-complex-122101901509_1.html',
      },
    ],
  },
  {
    id: 'IND-10',
    date: { first: -2600, last: -1900, isAbout: true },
    origin: { latitude: 27.33, longitude: 68.14 },
    inventory: 'NMP 1384',
    sources: [
      { title: 'Moulded tablet, Mohenjo-daro', publisher: 'Harappa.com', url: 'https://www.harappa.com/indus/24.html' },
      {
        title: 'Across the sea',
        publisher: 'Travel & Culture (Indus exhibition)',
        url: 'https://japanese.travel-culture.com/indus/english/2_5_01.html',
      },
    ],
  },
  {
    id: 'IND-11',
    date: { first: 1075, last: 1100, isAbout: true },
    origin: { latitude: 10.79, longitude: 79.14 },
    inventory: '1987.80.1',
    sources: [
      {
        title: 'Shiva as Lord of Dance (Nataraja)',
        publisher: 'Metropolitan Museum of Art, New York',
        url: 'https://www.metmuseum.org/art/collection/search/39328',
      },
      {
        title: 'Shiva as Lord of Dance (Shiva Nataraja)',
        publisher: 'Metropolitan Museum of Art, New York',
        url: 'https://www.metmuseum.org/ru/art/collection/search/39329',
      },
    ],
  },
  {
    id: 'IND-12',
    date: { first: -250, isAbout: true },
    origin: { latitude: 25.38, longitude: 83.02 },
    inventory: '355',
    sources: [
      {
        title: 'Capital of Ashokan pillar (355)',
        publisher: 'Archaeological Museum Sarnath, Archaeological Survey of India',
        url: 'http://sarnathmuseumasi.org/gallery/Gallery3%20Acc%20No%20355.html',
      },
      {
        title: 'Lion Capital of Asoka',
        publisher: 'Wikipedia, copy on LiquiSearch',
        url: 'https://www.liquisearch.com/lion_capital_of_asoka',
      },
    ],
  },
  {
    id: 'IND-13',
    date: { first: 400, last: 500, isAbout: true },
    origin: { latitude: 25.38, longitude: 83.02 },
    inventory: '340',
    sources: [
      {
        title: 'Image of Buddha (340)',
        publisher: 'Archaeological Museum Sarnath, Archaeological Survey of India',
        url: 'http://sarnathmuseumasi.org/gallery/Gallery1%20Acc%20No%20340.html',
      },
      {
        title: 'Buddha Preaching his First Sermon (Sarnath)',
        publisher: 'Wikipedia',
        url: 'https://en.wikipedia.org/wiki/Buddha_Preaching_his_First_Sermon_(Sarnath)',
      },
    ],
  },
  {
    id: 'IND-14',
    date: { first: 1600, last: 1800, isAbout: true },
    origin: { latitude: 28.66, longitude: 77.23 },
    inventory: 'XXVIA.102',
    sources: [
      {
        title: 'Elephant armour (bargustavan-i-pil)',
        publisher: 'Royal Armouries, Leeds',
        url: 'https://collections.royalarmouries.org/object/rac-object-1761.html',
      },
      {
        title: 'Elephant armour, XXVIA.102',
        publisher: 'Royal Armouries, Leeds',
        url: 'https://www.royalarmouries.org/visit-us/leeds/leeds-galleries/oriental/india/single-object/2',
      },
      {
        title: 'Elephant armour',
        publisher: 'HistoryWorld',
        url: 'http://www.historyworld.net/timesearch/imagepopupfancyboxbm.asp?sort2=21526100a&pictureid=821',
      },
    ],
  },
  {
    id: 'IND-15',
    date: { first: 1650, isAbout: true },
    origin: { latitude: 27.18, longitude: 78.02 },
    sources: [
      {
        title: 'Dagger (O158370)',
        publisher: 'Victoria and Albert Museum, London',
        url: 'http://collections.vam.ac.uk/item/O158370/dagger-unknown/',
      },
      {
        title: 'Punch Dagger (Katar) with Sheath',
        publisher: 'Metropolitan Museum of Art, New York (Unlocked Museums)',
        url: 'https://unlockedmuseums.com/items/66397a6db83e46d7c37befae',
      },
      {
        title: 'A punch dagger (katar) with iron handle',
        publisher: 'Amir Mohtashemi',
        url: 'https://www.amirmohtashemi.com/artworkdetail/851970/17922/a-punch-dagger-katar-with-iron-handle',
      },
    ],
  },
];
