import type { Label } from '../../kit/index.ts';

/** The labels of the fifteen Objects of the Inca. */
export const inca: readonly Label[] = [
  {
    id: 'INC-01',
    date: { first: 1400, last: 1533, isAbout: true },
    origin: { latitude: -13.33, longitude: -72.2 },
    sources: [
      {
        title: 'Moray, Peru',
        publisher: 'Wright Paleohydrological Institute',
        url: 'https://wrightpaleo.com/inca-projects/project-three-az3pb',
      },
      {
        title: 'Roger Atwood: Mystery Circles of the Andes (2007)',
        publisher: 'Archaeology magazine, copy at paperzz.com',
        url: 'https://paperzz.com/doc/8366615/mystery-circles-of-the-andes',
      },
    ],
  },
  {
    id: 'INC-02',
    date: { first: 1400, last: 1533, isAbout: true },
    origin: { latitude: -13.5, longitude: -72 },
    sources: [
      {
        title: 'Chaquitaclla',
        publisher: 'MOT, Museum of Old Techniques, Grimbergen',
        url: 'https://mot.be/resource/Tool/chaquitaclla?lang=fr',
      },
      {
        title: 'Studying ushnus: in the museum',
        publisher: 'British Museum',
        url: 'http://www.britishmuseum.org/research/research_projects/complete_projects/featured_project_inca_ushnus/studying_ushnus/in_the_museum.aspx',
      },
      {
        title: 'Foot plough',
        publisher: 'Wikipedia, copy at wikisum.wiki',
        url: 'https://wikisum.wiki/wiki/Foot_plough',
      },
    ],
  },
  {
    id: 'INC-03',
    date: { first: 1400, last: 1536, isAbout: true },
    origin: { latitude: -29.9, longitude: -71.25 },
    sources: [
      {
        title: 'Chile under the Inka Empire: Duality',
        publisher: 'Museo Chileno de Arte Precolombino',
        url: 'https://precolombino.cl/wp/en/exposiciones/exposiciones-temporales/chile-bajo-el-imperio-inka-2009/la-conquista-de-chile-2/dualidad',
      },
    ],
  },
  {
    id: 'INC-04',
    date: { first: 1450, isAbout: true },
    origin: { latitude: -13.16, longitude: -72.55 },
    sources: [
      {
        title: 'El Santuario Histórico de Machu Picchu',
        publisher: 'Permanent Delegation of Peru to UNESCO',
        url: 'http://representacionperunesco.com/index.php/2014-10-31-02-11-06/patrimonio-cultural/50-la-politica-exterior-del-peru-en-la-unesco/cultura/patrimonio-cultural/105-el-santuario-historico-de-machu-picchu',
      },
    ],
  },
  {
    id: 'INC-05',
    date: { first: 1440, last: 1533, isAbout: true },
    origin: { latitude: -13.51, longitude: -71.98 },
    sources: [
      {
        title: 'Sacsayhuaman',
        publisher: 'Wikipedia, copy at wikisum.wiki',
        url: 'https://wikisum.wiki/wiki/Sacsayhuaman',
      },
      {
        title: 'Sacsayhuamán, Cusco, Perú',
        publisher: 'Qosqo Expeditions',
        url: 'https://www.qosqoexpeditions.com/blog/saqsayhuaman-cusco-peru/',
      },
      { title: 'John Hemming and Edward Ranney: Monuments of the Incas (1982)', publisher: 'Little, Brown, Boston' },
    ],
  },
  {
    id: 'INC-06',
    date: { first: 1400, last: 1533, isAbout: true },
    origin: { latitude: -14.38, longitude: -71.48 },
    sources: [
      {
        title: 'Decision of the Intergovernmental Committee: 8.COM 8.22',
        publisher: 'UNESCO',
        url: 'https://webarchive.unesco.org/web/20201205185038/https://ich.unesco.org/es/Decisiones/8.COM/8.22',
      },
      {
        title: 'Puente Q’eswachaka patrimonio de la humanidad',
        publisher: 'Panamericana Televisión',
        url: 'https://lsw2.panamericana.pe/cultura/157173-unesco-reconocen-puente-q-eswachaka-patrimonio-humanidad/multimedia/1',
      },
    ],
  },
  {
    id: 'INC-07',
    date: { first: 1470, last: 1533, isAbout: true },
    origin: { latitude: -12.05, longitude: -76.93 },
    sources: [
      {
        title: 'The Puruchuco Accounting Hierarchy',
        publisher: 'Khipu Database Project, Harvard University',
        url: 'http://khipukamayuq.fas.harvard.edu/MatchingPuru.html',
      },
      {
        title: 'Inka Accounting Practices (letter, 2005)',
        publisher: 'Science',
        url: 'http://science.sciencemag.org/content/310/5756/1903.4.full',
      },
    ],
  },
  {
    id: 'INC-08',
    date: { first: 1450, last: 1540, isAbout: true },
    origin: { latitude: -13.52, longitude: -71.98 },
    inventory: 'PC.B.518',
    sources: [
      {
        title: 'Inka All T’oqapu Tunic',
        publisher: 'Getty Research Institute, Cultural Objects Name Authority',
        url: 'http://getty.edu/cona/CONAFullSubject.aspx?subid=700000123',
      },
      {
        title: 'A Royal Tunic',
        publisher: 'Harvard Magazine',
        url: 'https://www.harvardmagazine.com/2024/07/woven-tunic-inca-textile',
      },
    ],
  },
  {
    id: 'INC-09',
    date: { first: 1590 },
    origin: { latitude: -15.84, longitude: -69.95 },
    sources: [
      {
        title: 'Model of a Lake Titicaca Reed Boat',
        publisher: 'National Museum of American History',
        url: 'http://americanhistory.si.edu/collections/search/object/nmah_1315869',
      },
      {
        title: 'Model, of reed raft',
        publisher: 'National Museums Scotland',
        url: 'http://nms.scran.ac.uk/database/record.php?usi=000-180-002-041-C&scache=3gi66ige1e&searchdb=scran&PHPSESSID=l6pa8aejom7n7599qpsnhvhe00',
      },
      {
        title: 'José de Acosta: Historia natural y moral de las Indias, book III (1590)',
        publisher: 'El recopilador de sabores',
        url: 'https://elrecopiladordesabores.blogspot.com/2023/10/entorno-del-lago-titicaca-1590.html',
      },
    ],
  },
  {
    id: 'INC-10',
    date: { first: 1526 },
    origin: { latitude: -1.6, longitude: -80.8 },
    sources: [
      {
        title: 'Los últimos navegantes en balsas oceánicas: testimonio de un balsero',
        publisher: 'Universidad de Especialidades Espíritu Santo, Guayaquil',
        url: 'https://revistas.uees.edu.ec/index.php/IRR/article/download/654/648?inline=1',
      },
      {
        title: 'Pre-Columbian rafts',
        publisher: 'Wikipedia, copy at piglix.com',
        url: 'http://piglix.com/piglix/Pre-Columbian_rafts',
      },
      {
        title: 'The History of Yachting, page 27',
        publisher: 'Wikisource',
        url: 'https://en.m.wikisource.org/wiki/Page:The_history_of_yachting.djvu/95',
      },
    ],
  },
  {
    id: 'INC-11',
    date: { first: 1438, last: 1471, isAbout: true },
    origin: { latitude: -13.52, longitude: -71.98 },
    sources: [
      {
        title: 'Coricancha',
        publisher: 'EPFL Graph Search, summary of Wikipedia',
        url: 'https://graphsearch.epfl.ch/concept/6452905',
      },
      {
        title: 'Coricancha',
        publisher: 'Wikipedia, copy at knowledger.de',
        url: 'http://fr.knowledger.de/02854096/Coricancha',
      },
    ],
  },
  {
    id: 'INC-12',
    date: { first: 1500, isAbout: true },
    origin: { latitude: -13.52, longitude: -71.98 },
    sources: [
      {
        title: 'Miniature gold llama figurine',
        publisher: 'British Museum',
        url: 'http://www.britishmuseum.org/explore/highlights/highlight_objects/aoa/i/inca_gold_llama.aspx',
      },
      { title: 'Votive Figurines', publisher: 'Los Angeles County Museum of Art', url: 'http://lacma.org/votive-figurines' },
    ],
  },
  {
    id: 'INC-13',
    date: { first: 1450, isAbout: true },
    origin: { latitude: -13.16, longitude: -72.55 },
    sources: [
      {
        title: 'Beer ad shoot wrecks Inca treasure',
        publisher: 'The Independent',
        url: 'https://the-independent.com/news/world/americas/beer-ad-shoot-wrecks-inca-treasure-5369291.html',
      },
      {
        title: 'Intihuatana stone',
        publisher: 'Everything2',
        url: 'https://everything2.com/title/Intihuatana+stone',
      },
    ],
  },
  {
    id: 'INC-14',
    date: { first: 1400, last: 1533, isAbout: true },
    origin: { latitude: -13.52, longitude: -71.98 },
    sources: [
      {
        title: 'Star-shaped club head',
        publisher: 'Dallas Museum of Art',
        url: 'https://artsandculture.google.com/asset/star-shaped-club-head/BAF_rRx3hlcmsg',
      },
      {
        title: 'Mazo estrellado',
        publisher: 'Tesauro Regional Patrimonial, Chile',
        url: 'https://www.tesauroregional.cl/terminos/3683',
      },
    ],
  },
  {
    id: 'INC-15',
    date: { first: 1400, last: 1533, isAbout: true },
    origin: { latitude: -13.52, longitude: -71.98 },
    sources: [
      {
        title: 'Sling with Patterned Cradle',
        publisher: 'Michael C. Carlos Museum, Emory University',
        url: 'http://threads-of-time.carlos.emory.edu/exhibits/show/essays/item/29',
      },
      {
        title: 'Sling 3486/33',
        publisher: 'MOA, University of British Columbia',
        url: 'https://www.rrncommunity.org/items/627626/print',
      },
    ],
  },
];
