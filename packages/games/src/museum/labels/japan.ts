import type { Label } from '../../kit/index.ts';

/** Facts about the fifteen objects of Japan. */
export const japan: readonly Label[] = [
  {
    id: 'JAP-01',
    date: { first: -3300, last: -2800, isAbout: true },
    origin: { latitude: 37.13, longitude: 138.76 },
    sources: [
      {
        title: 'The Flame-style Pottery (National Treasure)',
        publisher: 'Tōkamachi City Museum',
        url: 'http://www.tokamachi-museum.jp/english/information01.html',
      },
      { title: 'Flame-style Pottery', publisher: 'Into Japan Waraku', url: 'https://intojapanwaraku.com/culture/262252/' },
      {
        title: 'The flame-shaped earthenware',
        publisher: 'Snow Country',
        url: 'http://snow-country.jp/?a=usefuldetail&id=7&catid=1&lang=_en',
      },
    ],
  },
  {
    id: 'JAP-02',
    date: { first: -200, last: -1, isAbout: true },
    origin: { latitude: 34.34, longitude: 134.05 },
    inventory: 'J-37433',
    sources: [
      {
        title: 'Ritual Bell with Crossed Band Design (J-37433)',
        publisher: 'e-Museum, National Institutes for Cultural Heritage',
        url: 'http://emuseum.nich.go.jp/detail?langId=en&webView=0&content_base_id=100201&content_part_id=0&content_pict_id=0',
      },
      {
        title: 'Dotaku (Bell-Shaped Bronze), Design of Crossed Bands',
        publisher: 'Cultural Properties Utilization Center, National Institutes for Cultural Heritage',
        url: 'https://cpcp.nich.go.jp/modules/r_db/index.php?controller=dtl&t=db_hukusei&id=48',
      },
      { title: 'Dōtaku', publisher: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/D%C5%8Dtaku' },
    ],
  },
  {
    id: 'JAP-03',
    date: { first: 1601, last: 1609 },
    origin: { latitude: 34.84, longitude: 134.69 },
    sources: [
      {
        title: 'Himeji-jo (UNESCO text, CC BY-SA IGO 3.0)',
        publisher: 'UNESCO, via Heredajo',
        url: 'http://www.heredajo.com/blog/himeji-classic-japanese-castle/',
      },
      { title: 'Himeji Castle', publisher: 'Japanese Castle Explorer', url: 'https://japanese-castle.com/en/himeji-castle' },
      {
        title: 'Himejijo (White Heron Castle)',
        publisher: 'Caltech Alumni',
        url: 'http://alumnus.caltech.edu/~leif/himeji.html',
      },
    ],
  },
  {
    id: 'JAP-04',
    date: { first: 1875 },
    origin: { latitude: 34.3, longitude: 132.32 },
    sources: [
      {
        title: 'Seto Inland Sea: Miya-jima (2)',
        publisher: 'IAHR Media Library (H. Chanson, University of Queensland)',
        url: 'http://www.iahrmedialibrary.net/seto-inland-sea-miya-jima-japan-2/',
      },
      {
        title: 'Itsukushima floating torii gate',
        publisher: 'AloJapan',
        url: 'https://www.alojapan.com/77496/adeyto-%e2%9b%a9%ef%b8%8f-itsukushima-floating-torii-gate-miyajima-beach-hiroshima-%f0%9f%93%bd%ef%b8%8f-huawei-p20-pro',
      },
      {
        title: 'Great Torii at Miyajima, Japan',
        publisher: 'Encircle Photos',
        url: 'https://www.encirclephotos.com/image/great-torii-at-miyajima-japan/?gal=24435&pos=95&marker=94',
      },
    ],
  },
  {
    id: 'JAP-05',
    date: { first: 1830, last: 1832, isAbout: true },
    origin: { latitude: 35.68, longitude: 139.75 },
    inventory: 'JP1847',
    sources: [
      {
        title: 'The Great Wave: Anatomy of an Icon',
        publisher: 'Metropolitan Museum of Art, New York',
        url: 'https://www.metmuseum.org/about-the-met/conservation-and-scientific-research/conservation-stories/2020/hokusai-great-wave',
      },
      {
        title: 'The Great Wave',
        publisher: 'Metropolitan Museum of Art, New York',
        url: 'https://www.metmuseum.org/perspectives/great-wave',
      },
    ],
  },
  {
    id: 'JAP-06',
    date: { first: 1575, last: 1589, isAbout: true },
    origin: { latitude: 35.01, longitude: 135.77 },
    sources: [
      {
        title: 'Raku Museum',
        publisher: 'Japan Tourism Agency, Multilingual Commentary Database',
        url: 'https://www.mlit.go.jp/tagengo-db/en/R2-01434.html',
      },
      {
        title: 'Tea Bowl, named “Ayame”',
        publisher: 'MOA Museum of Art, Atami',
        url: 'https://www.moaart.or.jp/en/?collections=159',
      },
      {
        title: 'Tea Bowl',
        publisher: 'Brooklyn Museum, New York',
        url: 'https://www.brooklynmuseum.org/opencollection/object_printable/166321/Tea_Bowl/image/22739',
      },
    ],
  },
  {
    id: 'JAP-07',
    date: { first: 1600, last: 1657, isAbout: true },
    origin: { latitude: 35.28, longitude: 136.26 },
    sources: [
      {
        title: 'Noh Mask: Ko-omote',
        publisher: 'Hikone Castle Museum',
        url: 'https://hikone-castle-museum.jp/en/collection/2035.html',
      },
      {
        title: 'Noh mask: Ko-omote (C-1537)',
        publisher: 'e-Museum, National Institutes for Cultural Heritage',
        url: 'https://emuseum.nich.go.jp/detail?content_base_id=100431&content_part_id=010&content_pict_id=0&langId=en&webView=0',
      },
      { title: 'Ko-omote', publisher: 'Masques and More', url: 'http://masquesandmore.com/downloads/ii-ko-omote-2/' },
    ],
  },
  {
    id: 'JAP-08',
    date: { first: 1632, last: 1634 },
    origin: { latitude: 34.99, longitude: 135.78 },
    sources: [
      {
        title: 'Kiyomizu-dera: votive paintings of ocean-going ships (ema)',
        publisher: 'Kyoto City Official Travel Guide',
        url: 'https://ja.kyoto.travel/glossary/single.php?glossary_id=163',
      },
      {
        title: 'Wishing board (ema), namban',
        publisher: 'Zebregs&Röell',
        url: 'https://www.zebregsroell.com/wishing-board-ema-namban',
      },
    ],
  },
  {
    id: 'JAP-09',
    date: { first: 400, last: 425, isAbout: true },
    origin: { latitude: 34.55, longitude: 136.52 },
    sources: [
      {
        title: 'Takarazuka Kofun (Mie)',
        publisher: 'Wikipedia, copy on osmarks.net',
        url: 'https://a.osmarks.net/content/wikipedia_en_all_maxi_2020-08/A/Takarazuka_Kofun_(Mie)',
      },
      {
        title: 'Matsusaka City Cultural Asset Center “Haniwa Museum”',
        publisher: 'Guidoor',
        url: 'https://www.guidoor.jp/en/places/3472',
      },
      {
        title: 'Tomb Sculpture (Haniwa): Boat, from Saitobaru',
        publisher: 'Cultural Heritage Online, Agency for Cultural Affairs',
        url: 'https://bunka.nii.ac.jp/heritages/detail/559962/2',
      },
    ],
  },
  {
    id: 'JAP-10',
    date: { first: 1252 },
    origin: { latitude: 35.32, longitude: 139.54 },
    sources: [
      {
        title: 'Kamakura Great Buddha',
        publisher: 'Wafuu-time',
        url: 'http://wafuu-time.com/region/kanagawa/kanagawa-kamakura%20great%20buddha.html',
      },
      {
        title: 'Kotoku-in and the Great Buddha (after the temple’s website)',
        publisher: 'Hello! Tokyo Tours',
        url: 'https://hellotokyotours.com/blog/kamakura-guide-kamakura-great-buddha',
      },
      {
        title: 'The Great Buddha of Kamakura',
        publisher: 'Japan by Web',
        url: 'https://www.japanbyweb.com/great-buddha-kamakura/',
      },
    ],
  },
  {
    id: 'JAP-11',
    date: { first: 1200, last: 1300, isAbout: true },
    origin: { latitude: 34.99, longitude: 135.77 },
    sources: [
      {
        title: 'Wind and Thunder Deities, Encyclopedia of Buddhist Arts',
        publisher: 'Fo Guang Shan Institute of Translation',
        url: 'https://www.fgstranslation.org/EBA/searchDisplay.php?entryNum=04014001',
      },
      {
        title: 'Gods of wind and thunder change places',
        publisher: 'The Japan News, Yomiuri Shimbun',
        url: 'http://the-japan-news.com/news/article/0004627721',
      },
    ],
  },
  {
    id: 'JAP-12',
    date: { first: -1000, last: -400, isAbout: true },
    origin: { latitude: 38.6, longitude: 141 },
    inventory: 'J-38304',
    sources: [
      {
        title: 'Dogu (Clay figurine) with Goggle-shaped Eyes (J-38304)',
        publisher: 'Cultural Properties Utilization Center, National Institutes for Cultural Heritage',
        url: 'https://cpcp.nich.go.jp/modules/r_db/index.php?controller=dtl&t=db_hukusei&id=45',
      },
      {
        title: 'Clay figurine from Kamegaoka',
        publisher: 'e-Museum, National Institutes for Cultural Heritage',
        url: 'https://emuseum.nich.go.jp/detail?langId=en&webView=&content_base_id=100614&content_part_id=001&content_pict_id=006',
      },
      {
        title: 'Encountering dogū (The Power of Dogu)',
        publisher: 'British Museum, London',
        url: 'http://my.page-flip.co.uk/?userpath=00000013/00012513/00046136/&page=24',
      },
    ],
  },
  {
    id: 'JAP-13',
    date: { first: 950, last: 1150, isAbout: true },
    origin: { latitude: 35.01, longitude: 135.77 },
    sources: [
      { title: 'Mikazuki Munechika', publisher: 'AroundUs', url: 'https://aroundus.com/p/11727528-mikazuki-munechika' },
      {
        title: 'Tenka Goken: the five greatest swords',
        publisher: 'Chano-yu',
        url: 'https://chano-yu.com/tenga-goken-the-five-greatest-swords',
      },
      {
        title: 'List of National Treasures of Japan (crafts: swords)',
        publisher: 'Infogalactic',
        url: 'http://infogalactic.com/info/List_of_National_Treasures_of_Japan_(crafts:_swords)',
      },
    ],
  },
  {
    id: 'JAP-14',
    date: { first: 1300, last: 1350, isAbout: true },
    origin: { latitude: 35.01, longitude: 135.57 },
    inventory: '14.100.121a–e',
    sources: [
      {
        title: 'Armor (Yoroi) of Ashikaga Takauji',
        publisher: 'Metropolitan Museum of Art, New York',
        url: 'https://www.metmuseum.org/toah/works-of-art/14.100.121',
      },
      {
        title: 'Armor (Yoroi) of Ashikaga Takauji (1305–1358)',
        publisher: 'Metropolitan Museum of Art, New York',
        url: 'https://www.metmuseum.org/art/collection/search/35694',
      },
      {
        title: 'O-yoroi Armor of Ashikaga Takauji',
        publisher: 'Wikipedia, copy on Wikiclassic',
        url: 'https://wikiclassic.com/wiki/en:O-yoroi_Armor_of_Ashikaga_Takauji',
      },
    ],
  },
  {
    id: 'JAP-15',
    date: { first: 1603, last: 1868 },
    origin: { latitude: 35.68, longitude: 139.75 },
    sources: [
      {
        title: 'Tsuba',
        publisher: 'RISD Museum, Providence',
        url: 'https://risdmuseum.org./exhibitions-events/exhibitions/tsuba',
      },
      {
        title: 'Sword Guard',
        publisher: 'Museum of Anthropology at UBC, Vancouver',
        url: 'http://collection-online.moa.ubc.ca/search/item?person%5B0%5D=2982&row=21&tab=more',
      },
      {
        title: 'Tsuba, Japanese sword guard',
        publisher: 'Muza-chan’s Gate to Japan',
        url: 'http://muza-chan.net/japan/index.php/blog/tsuba-japanese-sword-guard',
      },
    ],
  },
];
