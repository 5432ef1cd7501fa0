import type { Label } from '../../kit/index.ts';

/** Facts about the fifteen objects of Mesopotamia. */
export const mesopotamia: readonly Label[] = [
  {
    id: 'MES-01',
    date: { first: -3200, last: -3000, isAbout: true },
    origin: { latitude: 31.32, longitude: 45.64 },
    sources: [
      { title: 'Warka Vase', publisher: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/Warka_Vase' },
      { title: 'Warka Vase', publisher: 'Wikipedia, copy on wikisum.wiki', url: 'https://wikisum.wiki/wiki/Uruk_Vase' },
    ],
  },
  {
    id: 'MES-02',
    date: { first: -3100, last: -2900, isAbout: true },
    origin: { latitude: 31.32, longitude: 45.64 },
    sources: [
      {
        title: 'Cuneiform tablet: administrative account concerning the distribution of barley and emmer',
        publisher: 'Metropolitan Museum of Art, New York',
        url: 'https://www.metmuseum.org/art/collection/search/327384?img=2',
      },
      {
        title: 'Cuneiform tablet: administrative account with entries concerning malt and barley groats',
        publisher: 'Metropolitan Museum of Art, New York',
        url: 'https://metmuseum.org/art/collection/search/327385',
      },
    ],
  },
  {
    id: 'MES-03',
    date: { first: -4500, last: -3000, isAbout: true },
    origin: { latitude: 32.72, longitude: 44.78 },
    sources: [
      {
        title: 'Country Life [4]: clay sickle 1926.480',
        publisher: 'Ashmolean Museum, Oxford',
        url: 'https://legacy.ashmolean.org/ash/amps/iraq-navel/countrylife/1926-480.htm',
      },
      {
        title: 'Day 136: 200 Objects in 200 Days (ceramic sickles)',
        publisher: 'University of Michigan Museum of Anthropological Archaeology',
        url: 'https://lsa.umich.edu/ummaa/news-events/all-news/200-objects-in-200-days/day-136--200-objects-in-200-days.html',
      },
      {
        title: 'Manufacture and use of clay sickles from the Uruk Mound, Abu Salabikh, Iraq',
        publisher: 'R Discovery',
        url: 'https://discovery.researcher.life/article/manufacture-and-use-of-clay-sickles-from-the-uruk-mound-abu-salabikh-iraq/d64da6a12c643c34bf513b5ea0ceb725',
      },
    ],
  },
  {
    id: 'MES-04',
    date: { first: -575, isAbout: true },
    origin: { latitude: 32.54, longitude: 44.42 },
    sources: [
      {
        title: 'A Wonder to Behold',
        publisher: 'Biblical Archaeology Society Library',
        url: 'https://library.biblicalarchaeology.org/department/a-wonder-to-behold/',
      },
      {
        title: 'Ishtar Gate',
        publisher: 'University of Alaska Fairbanks, History of World Art',
        url: 'https://art261.community.uaf.edu/ishtar-gate/',
      },
    ],
  },
  {
    id: 'MES-05',
    date: { first: -2100, isAbout: true },
    origin: { latitude: 30.96, longitude: 46.1 },
    sources: [
      {
        title: 'Ziggurats: the story',
        publisher: 'British Museum, London',
        url: 'http://www.mesopotamia.co.uk/ziggurats/story/page06.html',
      },
      {
        title: 'Etemennigur',
        publisher: 'Wikipedia, copy on de-academic.com',
        url: 'https://de-academic.com/dic.nsf/dewiki/410944',
      },
      {
        title: 'The religious center of Ur',
        publisher: 'WorldHistory.biz',
        url: 'https://worldhistory.biz/ancient-history/52712-the-religious-center-of-ur.html',
      },
    ],
  },
  {
    id: 'MES-06',
    date: { first: -721, last: -705 },
    origin: { latitude: 36.51, longitude: 43.23 },
    inventory: 'AO 19859',
    sources: [
      {
        title: 'Relief mural: lamassu (AO 19859)',
        publisher: 'Musée du Louvre, Paris',
        url: 'https://collections.louvre.fr/en/ark:/53355/cl010122685',
      },
    ],
  },
  {
    id: 'MES-07',
    date: { first: -2300, last: -2200, isAbout: true },
    origin: { latitude: 36.36, longitude: 43.15 },
    inventory: 'IM 11331',
    sources: [
      {
        title: 'The copper head of a sovereign from Nineveh (abstract)',
        publisher: 'Vicino Oriente, Sapienza Università di Roma',
        url: 'https://www.vicino-oriente-journal.it/index.php/quaderni-di-vo/article/view/38',
      },
      {
        title: 'Head of king',
        publisher: 'Salut Virtual Museum, Università di Pisa',
        url: 'http://salut-virtual-museum.org/index.php?id=378',
      },
    ],
  },
  {
    id: 'MES-08',
    date: { first: -2000, last: -1800, isAbout: true },
    origin: { latitude: 31.29, longitude: 45.85 },
    inventory: 'AO 17000',
    sources: [
      { title: 'Vase d’Ishtar', publisher: 'Wikipedia, copy on franco.wiki', url: 'https://franco.wiki/fr/Vase_d%27Ishtar.html' },
    ],
  },
  {
    id: 'MES-09',
    date: { first: -700, last: -500, isAbout: true },
    origin: { latitude: 33.06, longitude: 44.25 },
    inventory: 'BM 92687',
    sources: [
      {
        title: 'Babylonian Map of the World',
        publisher: 'Wikipedia',
        url: 'https://en.wikipedia.org/wiki/Babylonian_Map_of_the_World',
      },
      {
        title: 'Mapa del mundo mesopotámico',
        publisher: 'Futuro Pasado',
        url: 'https://futuropasado.com/2008/09/18/mapa-del-mundo-mesopotamico/',
      },
    ],
  },
  {
    id: 'MES-10',
    date: { first: -2600, last: -2450, isAbout: true },
    origin: { latitude: 30.96, longitude: 46.1 },
    sources: [
      {
        title: 'Leonard Woolley at the Royal Cemetery of Ur: the King’s Grave',
        publisher: 'About.com Archaeology',
        url: 'http://archaeology.about.com/od/mesopotamiaarchaeology/ss/woolley_at_ur_6.htm',
      },
      {
        title: 'Bitumen boat model',
        publisher: 'British Museum, London',
        url: 'http://www.britishmuseum.org/explore/highlights/highlight_objects/me/b/bitumen_boat_model.aspx',
      },
      {
        title: 'C. L. Woolley, Ur Excavations II: The Royal Cemetery (1934)',
        publisher: 'Oxford University Press',
        url: 'http://www.ur-online.org/media_item/16/?loc-page=3',
      },
    ],
  },
  {
    id: 'MES-11',
    date: { first: -2090, isAbout: true },
    origin: { latitude: 31.56, longitude: 46.18 },
    sources: [
      {
        title: 'Statue of Gudea',
        publisher: 'Metropolitan Museum of Art, New York',
        url: 'https://www.metmuseum.org/art/collection/search/329072',
      },
      {
        title: 'Statue of Gudea, 2090 BC',
        publisher: 'Curiator',
        url: 'https://curiator.com/art/unknown/statue-of-gudea-2090-bc',
      },
    ],
  },
  {
    id: 'MES-12',
    date: { first: -2900, last: -2600, isAbout: true },
    origin: { latitude: 33.48, longitude: 44.73 },
    inventory: '40.156',
    sources: [
      {
        title: 'Standing male worshiper',
        publisher: 'Metropolitan Museum of Art, New York',
        url: 'https://metmuseum.org/art/collection/search/323735',
      },
      {
        title: 'Standing Male Worshipper (Tell Asmar)',
        publisher: 'Smarthistory',
        url: 'https://smarthistory.org/standing-male-worshipper-from-the-square-temple-at-eshnunna-tell-asmar/',
      },
    ],
  },
  {
    id: 'MES-13',
    date: { first: -2600, last: -2500, isAbout: true },
    origin: { latitude: 30.96, longitude: 46.1 },
    inventory: 'BM 121201',
    sources: [
      {
        title: 'Standard of Ur',
        publisher: 'British Museum, London',
        url: 'http://www.mesopotamia.co.uk/tombs/explore/pg779_01.html',
      },
      {
        title: 'Sumer: Standard of Ur',
        publisher: 'Britannica Kids',
        url: 'https://kids.britannica.com/students/assembly/view/223216',
      },
    ],
  },
  {
    id: 'MES-14',
    date: { first: -2450, isAbout: true },
    origin: { latitude: 31.56, longitude: 46.18 },
    inventory: 'AO 50',
    sources: [
      {
        title: 'Victory stele of Eannatum, King of Lagash, called the “Vulture Stele”',
        publisher: 'Musée du Louvre, Paris',
        url: 'https://www.louvre.fr/en/oeuvre-notices/stele-vultures',
      },
      {
        title: 'The Stele of the Vultures',
        publisher: 'CDLI Wiki, University of Oxford',
        url: 'http://cdli.ox.ac.uk/wiki/doku.php?id=stela_of_vultures',
      },
    ],
  },
  {
    id: 'MES-15',
    date: { first: -2600, last: -2450, isAbout: true },
    origin: { latitude: 30.96, longitude: 46.1 },
    sources: [
      {
        title: 'C. L. Woolley, Ur Excavations II: The Royal Cemetery (1934)',
        publisher: 'Oxford University Press',
        url: 'http://www.ur-online.org/media_item/16/?loc-page=3',
      },
      {
        title: 'The lapis-lazuli dagger exhumed at Ur is apparently alive and well in the Baghdad Museum',
        publisher: 'Colrebsez',
        url: 'http://colrebsez.blogspot.com/2013/10/the-lapis-lazuli-dagger-exumed-at-ur-is.html',
      },
      { title: 'C. L. Woolley, Ur of the Chaldees (1929)', publisher: 'Ernest Benn' },
      {
        title: 'Unearthing the riches of Ur in war-ravaged Iraq',
        publisher: 'History News Network',
        url: 'http://historynewsnetwork.org/article/123633',
      },
    ],
  },
];
