import type { Label } from '../../kit/index.ts';

/** The labels of the fifteen Objects of the Maya. */
export const maya: readonly Label[] = [
  {
    id: 'MAY-01',
    date: { first: 460, last: 480, isAbout: true },
    origin: { latitude: 17.77, longitude: -89.28 },
    sources: [
      {
        title: 'Cacao Residues in Ancient Maya Vessels from Rio Azul, Guatemala (1990)',
        publisher: 'American Antiquity',
        url: 'https://scilit.net/publications/fdf1520999226f3b878c546070a2710d',
      },
      {
        title: 'Archaeologists, Mayanists, and Hershey’s Collaborated to Reveal This Ancient Vessel’s Secrets',
        publisher: 'Atlas Obscura',
        url: 'https://www.atlasobscura.com/articles/mayan-chocolate',
      },
      {
        title: 'Cacao Residues in Ancient Maya Vessels: notes',
        publisher: 'Knowt',
        url: 'https://knowt.com/note/bf340bd9-2907-4320-a20a-922b4d32f108/Cacao-Residues-in-Ancient-Maya-Vessels-f',
      },
    ],
  },
  {
    id: 'MAY-02',
    date: { first: 250, last: 900, isAbout: true },
    origin: { latitude: 14.6, longitude: -90.5 },
    sources: [
      {
        title: 'Maya Ground Stone Analysis',
        publisher: 'Florida Museum of Natural History',
        url: 'https://floridamuseum.ufl.edu/envarch/research/maya/ground-stone-analysis',
      },
      {
        title: 'Grinding stone (metate) and hand stone (mano)',
        publisher: 'University of Michigan Museum of Anthropological Archaeology',
        url: 'https://lsa.umich.edu/ummaa/news-events/all-news/200-objects-in-200-days/day-29--200-objects-for-200-days',
      },
      {
        title: 'Metate, Central America',
        publisher: 'Pitt Rivers Museum',
        url: 'https://www.prm.ox.ac.uk/metate-central-america',
      },
    ],
  },
  {
    id: 'MAY-03',
    date: { first: 800, last: 1200, isAbout: true },
    origin: { latitude: 20.68, longitude: -88.57 },
    sources: [
      {
        title: 'Chichén Itzá, Yucatán',
        publisher: 'Arqueología Mexicana',
        url: 'https://arqueologiamexicana.mx/mexico-antiguo/chichen-itza-yucatan-cronologia',
      },
      {
        title: 'El Castillo, una maravilla maya',
        publisher: 'Revista Raudal',
        url: 'https://revistaraudal.com/el-castillo-una-maravilla-maya/',
      },
    ],
  },
  {
    id: 'MAY-04',
    date: { first: 732, isAbout: true },
    origin: { latitude: 17.22, longitude: -89.62 },
    sources: [
      {
        title: 'The Splendid Tomb of Temple I at Tikal, Guatemala (1963)',
        publisher: 'Penn Museum, Expedition Magazine',
        url: 'https://www.penn.museum/sites/expedition/the-splendid-tomb-of-temple-i-at-tikal-guatemala/',
      },
      {
        title: 'Tikal Temple I',
        publisher: 'Wikipedia, copy at piglix.com',
        url: 'http://piglix.com/piglix/Tikal_Temple_I',
      },
      {
        title: 'What to see in Tikal',
        publisher: 'Wanderlog',
        url: 'https://wanderlog.com/view/sbsagsoaxz/what-to-see-in-tikal-a-saber-viajando',
      },
    ],
  },
  {
    id: 'MAY-05',
    date: { first: 906, isAbout: true },
    origin: { latitude: 20.68, longitude: -88.57 },
    sources: [
      { title: 'El Caracol', publisher: 'Hanksville', url: 'http://www.hanksville.org/yucatan/caracol.html' },
      { title: 'Chichen Itza: the Observatory', publisher: 'Mexico Archeology', url: 'https://mexicoarcheology.com/?p=166' },
      { title: 'El Caracol', publisher: 'chichenitza.com', url: 'https://www.chichenitza.com/listingview.php?listingID=22' },
    ],
  },
  {
    id: 'MAY-06',
    date: { first: 1200, last: 1250, isAbout: true },
    origin: { latitude: 20.68, longitude: -88.57 },
    sources: [
      {
        title: 'The Dresden Codex',
        publisher: 'World Digital Library, for the Saxon State and University Library, Dresden',
        url: 'http://www.wdl.org/en/search/?additional_subjects=Maya%20calendar',
      },
      { title: 'Dresden Codex', publisher: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/Dresden_Codex' },
      {
        title: 'Dresdner Kodex',
        publisher: 'Wikipedia, copy at de-academic.com',
        url: 'https://de-academic.com/dic.nsf/dewiki/353316',
      },
    ],
  },
  {
    id: 'MAY-07',
    date: { first: 683 },
    origin: { latitude: 17.48, longitude: -92.05 },
    sources: [
      {
        title: 'El rostro eterno de K’inich Janaab’ Pakal: la máscara funeraria',
        publisher: 'Museo Nacional de Antropología, INAH',
        url: 'https://es.scribd.com/document/679883160/Filloy-Nadal-Martinez-del-Campo-El-rostro-eterno-de-K-inich-Janaab-Pakal-La-ma-scara-funeraria',
      },
      {
        title: 'La máscara de Pakal: la Navidad en la que fue robada',
        publisher: 'El Sol de México',
        url: 'https://www.elsoldemexico.com.mx/cultura/la-mascara-de-pakal-la-navidad-en-la-que-fue-robada-11124716.html',
      },
      {
        title: 'El robo de la máscara de Pakal',
        publisher: 'Infoinfusión',
        url: 'http://infoinfusion.com/el-robo-de-la-mascara-de-pakal-una-pagina-infame-en-la-navidad-de-1985',
      },
    ],
  },
  {
    id: 'MAY-08',
    date: { first: 723, last: 726, isAbout: true },
    origin: { latitude: 16.9, longitude: -90.97 },
    sources: [
      {
        title: 'Yaxchilan Lintel 24',
        publisher: 'British Museum, at Google Arts & Culture',
        url: 'https://artsandculture.google.com/asset/yaxchilan-lintel-24/nwGUv6jWUJzDhQ',
      },
      {
        title: 'Yaxchilán Lintel 24',
        publisher: 'Maya Vase Database, Justin Kerr',
        url: 'http://research.mayavase.com/portfolio_hires.php?search=*Yaxchilan*&date_added=&image=2887&display=8&rowstart=0',
      },
      {
        title: 'Yaxchilan Lintel 24',
        publisher: 'Wikipedia, copy at wikisum.wiki',
        url: 'https://wikisum.wiki/wiki/Yaxchilan_Lintel_24',
      },
    ],
  },
  {
    id: 'MAY-09',
    date: { first: 734, isAbout: true },
    origin: { latitude: 17.22, longitude: -89.62 },
    sources: [
      {
        title: 'Nuevas perspectivas sobre los huesos tallados del Entierro 116 de Tikal',
        publisher: 'Asociación Tikal, Simposio de Investigaciones Arqueológicas en Guatemala',
        url: 'http://asociaciontikal.com/?p=29451',
      },
      {
        title: 'Divine Paddlers (Mayan gods)',
        publisher: 'Wooden Canoe Heritage Association',
        url: 'https://forums.wcha.org/threads/divine-paddlers-mayan-gods.18656/latest',
      },
    ],
  },
  {
    id: 'MAY-10',
    date: { first: 600, last: 900, isAbout: true },
    origin: { latitude: 16.3, longitude: -88.6 },
    sources: [
      {
        title: 'The Ancient Maya Canoe Paddle and the Canoe from Paynes Creek National Park, Belize',
        publisher: 'Heather McKillop, Elizabeth C. Sills and Vincent Cellucci',
        url: 'https://documents.pub/documents/the-ancient-maya-canoe-paddle-and-the-canoe-from-paynes-creek-national-park-belize.html',
      },
      {
        title: 'GIS of the Maya Canoe Paddle Site, K’ak’ Naab’ (2007)',
        publisher: 'FAMSI',
        url: 'https://docslib.org/doc/7298158/gis-of-the-maya-canoe-paddle-site-kak-naab',
      },
    ],
  },
  {
    id: 'MAY-11',
    date: { first: 683 },
    origin: { latitude: 17.48, longitude: -92.05 },
    sources: [
      {
        title: 'The Future of Death at the Temple of the Inscriptions (2008)',
        publisher: 'Hemisphere: Visual Cultures of the Americas',
        url: 'https://docslib.org/doc/13178426/the-future-of-death-at-the-temple-of-the-inscriptions-c-e-683-palenque-chiapas-mexico',
      },
      {
        title: 'The Palenque Sarcophagus Lid',
        publisher: 'Wikiflo',
        url: 'https://www.wikiflo.com/2026/02/the-palenque-sarcophagus-lid.html',
      },
      {
        title: 'Palenque: Temple of the Inscriptions',
        publisher: 'Palenque 3D, after Mary Ellen Miller',
        url: 'http://palenque-3d.com/palenque/temple_of_the_inscriptions.htm',
      },
    ],
  },
  {
    id: 'MAY-12',
    date: { first: 900, last: 1200, isAbout: true },
    origin: { latitude: 20.68, longitude: -88.57 },
    sources: [
      {
        title: 'La historia de los artefactos itinerantes de la Plataforma de las Águilas y los Jaguares de Chichén Itzá (2019)',
        publisher: 'Estudios de Cultura Maya',
        url: 'http://www.scielo.org.mx/scielo.php?script=sci_arttext&pid=S0185-25742019000100011&lng=es&nrm=iso&tlng=es',
      },
      {
        title: 'Augustus LePlongeon y el Chac Mool',
        publisher: 'Acontecer',
        url: 'https://acontecer.com.mx/Cultura_y_entretenimiento-Augustus_LePlongeon_y_el_Chac_Mool_es-mx.html',
      },
      {
        title: 'Chac Mol',
        publisher: 'Grafógrafo, Universidad Anáhuac Querétaro',
        url: 'https://grafografo.anahuacqro.edu.mx/article/view/5',
      },
    ],
  },
  {
    id: 'MAY-13',
    date: { first: 550, last: 850, isAbout: true },
    origin: { latitude: 17.48, longitude: -92.05 },
    sources: [
      {
        title: 'Incensario efigie, Museo de Sitio de Palenque',
        publisher: 'INAH',
        url: 'https://lugares.inah.gob.mx/es/inicio/publicaciones-media/12774-incensario-efigie-museo-de-sitio-de-palenque.html',
      },
      {
        title: 'Los incensarios del Grupo de las Cruces, Palenque',
        publisher: 'Arqueología Mexicana',
        url: 'https://arqueologiamexicana.mx/node/4575',
      },
      {
        title: 'Portaincensario tipo palencano',
        publisher: 'Museo Amparo',
        url: 'https://museoamparo.com/colecciones/pieza/2204/portaincensario-tipo-palencano?page=10',
      },
    ],
  },
  {
    id: 'MAY-14',
    date: { first: 790, isAbout: true },
    origin: { latitude: 16.7, longitude: -91.07 },
    sources: [
      {
        title: 'Bonampak',
        publisher: 'National Museum of the American Indian',
        url: 'https://maya.nmai.si.edu/node/137',
      },
      {
        title: 'Bonampak: Structure 1, Room 2',
        publisher: 'mayaruins.com',
        url: 'http://mayaruins.com/bonampak/a1_364.html',
      },
      { title: 'Bonampak', publisher: 'Wikipedia, copy at wikisum.wiki', url: 'https://wikisum.wiki/wiki/Bonampak' },
    ],
  },
  {
    id: 'MAY-15',
    date: { first: 600, last: 900, isAbout: true },
    origin: { latitude: 15.5, longitude: -90.3 },
    sources: [
      {
        title: 'Eccentric flint with heads of K’awiil',
        publisher: 'Dallas Museum of Art',
        url: 'https://collections.dma.org/artwork/5332412',
      },
      {
        title: 'Maya Eccentric Flint Blades',
        publisher: 'Dallas Museum of Art',
        url: 'https://collections.dma.org/essay/xj3Pm1Nw',
      },
    ],
  },
];
