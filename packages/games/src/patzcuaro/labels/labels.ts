import type { Label } from '../../kit/index.ts';

export const labels: readonly Label[] = [
  {
    id: 'candle',
    date: { first: 1521, isAbout: true },
    origin: { latitude: 19.67, longitude: -101.56 },
    sources: [
      {
        title: 'La cera escamada',
        publisher: 'México Desconocido',
        url: 'https://www.mexicodesconocido.com.mx/la-cera-escamada.html',
      },
      {
        title: 'Altar de Puácuaro celebra la vida en la Fiesta de las Ánimas',
        publisher: 'Red de Noticias Michoacán',
        url: 'https://reddenoticiasmichoacan.com/noticia/altar-de-puacuaro-celebra-la-vida-en-la-fiesta-de-las-animas',
      },
      {
        title: 'Manuel Jerónimo Reyes, Santa Fe de la Laguna',
        publisher: 'zocalotx.com',
        url: 'http://zocalotx.com/manueljeronimoreyes.htm',
      },
      {
        title: 'Conoce el pueblo mágico con un tianguis que tiene de todo para ofrecerte',
        publisher: 'TV Azteca',
        url: 'https://www.tvazteca.com/aztecauno/especiales-azteca/conoce-pueblo-magico-con-un-tianguis-que-tiene-de-todo-para-ofrecerte-am-notas',
      },
    ],
  },
  {
    id: 'skull',
    date: { first: 1600, last: 1700, isAbout: true },
    origin: { latitude: 19.51, longitude: -101.61 },
    sources: [
      {
        title: 'Têtes de mort en sucre',
        publisher: 'Alimentarium',
        url: 'https://alimentarium.org/fr/object/tetes-de-mort-en-sucre',
      },
      {
        title: 'Calaveritas de Pátzcuaro, una tradición de antaño',
        publisher: 'La Voz de Michoacán',
        url: 'https://lavozdemichoacan.com.mx/regional/calaveritas-de-patzcuaro-una-tradicion-de-antano',
      },
      {
        title: 'Llegan catrinas y calaveritas de azúcar a Pátzcuaro para darle sabor a la Noche de Muertos',
        publisher: 'La Voz de Michoacán',
        url: 'https://www.lavozdemichoacan.com.mx/michoacan/llegan-catrinas-y-calaveritas-de-azucar-a-patzcuaro-para-darle-sabor-a-la-noche-de-muertos/',
      },
      {
        title: 'Calaveritas de azúcar',
        publisher: 'Historia y Sabor',
        url: 'https://historiaysabor.mx/2017/10/calaveritas-de-azucar.html',
      },
    ],
  },
  {
    id: 'marigold',
    date: { first: 1500, isAbout: true },
    origin: { latitude: 19.89, longitude: -101.21 },
    sources: [
      {
        title: 'Las fiestas prehispánicas y el cempoalxóchitl',
        publisher: 'Arqueología Mexicana',
        url: 'https://arqueologiamexicana.mx/node/5740',
      },
      {
        title: 'Kejtzitakua zapicheri (velación de angelitos)',
        publisher: 'Fiesta de las Ánimas, PátzcuaroInfo',
        url: 'https://fiestadelasanimas.com/?p=621',
      },
      { title: 'Tagetes erecta', publisher: 'Wikipedia', url: 'http://es.wikipedia.org/wiki/Cempasúchil' },
      {
        title: 'Michoacán, líder nacional en producción de cempasúchil: SEDRUA',
        publisher: 'Bruno Noticias',
        url: 'https://www.brunoticias.com/michoacan-lider-nacional-en-produccion-cempasuchil-sedrua/',
      },
    ],
  },
  {
    id: 'lollipop',
    date: { first: 1800, last: 1900, isAbout: true },
    origin: { latitude: 19.51, longitude: -101.61 },
    sources: [
      {
        title: 'Kejtzitakua zapicheri (velación de angelitos)',
        publisher: 'Fiesta de las Ánimas, PátzcuaroInfo',
        url: 'https://fiestadelasanimas.com/?p=621',
      },
      {
        title: 'Pirulí, la tradicional paleta mexicana con forma de cono',
        publisher: 'México Desconocido',
        url: 'https://www.mexicodesconocido.com.mx/piruli-paleta.html',
      },
      {
        title: 'Calaveritas de Pátzcuaro, una tradición de antaño',
        publisher: 'La Voz de Michoacán',
        url: 'https://lavozdemichoacan.com.mx/regional/calaveritas-de-patzcuaro-una-tradicion-de-antano',
      },
    ],
  },
  {
    id: 'portrait',
    date: { first: 1839 },
    origin: { latitude: 19.63, longitude: -101.58 },
    sources: [
      {
        title: 'Entre tristeza y alegría se vive Noche de Muertos en Tzintzuntzan',
        publisher: 'Contramuro',
        url: 'https://contramuro.com/entre-tristeza-y-alegria-se-vive-noche-de-muertos-en-tzintzuntzan',
      },
      {
        title: 'Cuál es la historia detrás de la primera fotografía tomada en México hace 185 años',
        publisher: 'Infobae',
        url: 'https://infobae.com/mexico/2024/07/22/cual-es-la-historia-detras-de-la-primera-fotografia-tomada-en-mexico-hace-185-anos',
      },
    ],
  },
  {
    id: 'top',
    date: { first: 1400, last: 1600, isAbout: true },
    origin: { latitude: 19.64, longitude: -102.05 },
    sources: [
      {
        title: 'Spinning top (trompo), Dorothy Howard Collection',
        publisher: 'Museums Victoria',
        url: 'https://collections.museumsvictoria.com.au/items/254177',
      },
      { title: 'Top', publisher: 'The Strong National Museum of Play', url: 'https://www.museumofplay.org/toys/top/' },
      {
        title: 'Juguetería y miniatura',
        publisher: 'patzcuaro.com, Secretaría de Turismo',
        url: 'https://patzcuaro.com/artesania/jugueteria_miniatura.html',
      },
      {
        title: 'Kejtzitakua zapicheri (velación de angelitos)',
        publisher: 'Fiesta de las Ánimas, PátzcuaroInfo',
        url: 'https://fiestadelasanimas.com/?p=621',
      },
    ],
  },
  {
    id: 'bottle',
    date: { first: 1857 },
    origin: { latitude: 19.42, longitude: -102.06 },
    sources: [
      { title: 'Charanda', publisher: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/Charanda' },
      {
        title: 'La charanda',
        publisher: 'El Universal / La Voz de Michoacán',
        url: 'https://lavozdemichoacan.com.mx/?p=720193',
      },
      {
        title: 'Ánimeecheri K’uínchekua en Michoacán',
        publisher: 'Ciudadanía Express',
        url: 'https://ciudadania-express.com/2016/imprimir/tradiciones-de-dia-de-muerto-en-mexico-animeecheri-kuinchekua-en-michoacan',
      },
      { title: 'Charanda', publisher: 'Katamaníacos', url: 'https://katamaniacos.com/conocian-ya-la-charanda' },
    ],
  },
  {
    id: 'bread',
    date: { first: 1780, last: 1820, isAbout: true },
    origin: { latitude: 19.43, longitude: -99.13 },
    sources: [
      {
        title: 'El pan de muerto y sus raíces olvidadas',
        publisher: 'El Universal',
        url: 'https://www.eluniversal.com.mx/opinion/mochilazo-en-el-tiempo/el-pan-de-muerto-y-sus-raices-olvidadas/',
      },
      {
        title: 'Altar de Puácuaro celebra la vida en la Fiesta de las Ánimas',
        publisher: 'Red de Noticias Michoacán',
        url: 'https://reddenoticiasmichoacan.com/noticia/altar-de-puacuaro-celebra-la-vida-en-la-fiesta-de-las-animas',
      },
      {
        title: 'Altar michoacano purépecha',
        publisher: 'Monografías.com',
        url: 'https://monografias.com/docs/Altar-Michoacano-Purepecha-P3CEGECYMZ',
      },
      {
        title: 'Pan de muerto, un manjar de origen prehispánico',
        publisher: 'El Universal',
        url: 'https://eluniversal.com.mx/cultura/patrimonio/pan-de-muerto-un-manjar-de-origen-prehispanico',
      },
    ],
  },
  {
    id: 'pink',
    date: { first: 1831 },
    origin: { latitude: 19.46, longitude: -101.74 },
    sources: [
      {
        title: 'Tradiciones vs. conservación de orquídeas en Michoacán',
        publisher: 'Saber Más, Universidad Michoacana de San Nicolás de Hidalgo',
        url: 'https://sabermas.umich.mx/archivo/articulos/334-numero-39/605-tradiciones-vs-conservacion-de-orquideas-en-michoacan.html',
      },
      {
        title: 'Kejtzitakua zapicheri (velación de angelitos)',
        publisher: 'Fiesta de las Ánimas, PátzcuaroInfo',
        url: 'https://fiestadelasanimas.com/?p=621',
      },
      { title: 'Laelia autumnalis', publisher: 'Knowpia', url: 'https://es.knowpia.com/knowpedia/Laelia_autumnalis' },
      {
        title: 'Flor de Ánimas, Flower of Souls',
        publisher: 'My Pátzcuaro',
        url: 'http://mypatzcuaro.blogspot.com/2010/10/noche-de-muertos-2010-3.html',
      },
    ],
  },
  {
    id: 'green',
    date: { first: 1200, last: 1521, isAbout: true },
    origin: { latitude: 19.6, longitude: -101.6 },
    sources: [
      {
        title: 'Vasija con asa-vertedera de estribo y larga vertedera lateral',
        publisher: 'Museo Amparo, Puebla',
        url: 'https://www.museoamparo.com/colecciones/pieza/556/vasija-con-asa-vertedera-de-estribo-y-larga-vertedera-lateral',
      },
      {
        title: 'Stirrup Spout Bottle',
        publisher: 'Montreal Museum of Fine Arts',
        url: 'https://www.mbam.qc.ca/en/works/53018/',
      },
      {
        title: 'Tzurumútaro: simbolismo y altares',
        publisher: 'Día de Muertos México',
        url: 'http://diademuertosmexico.com/tzurumutaro-y-simbolismo-en-los-altares',
      },
      {
        title: 'Capula, el pueblo donde nació la catrina de barro',
        publisher: 'El Heraldo de San Luis Potosí',
        url: 'http://elheraldoslp.com.mx/2017/10/03/capula-el-pueblo-donde-nacio-la-catrina-de-barro/',
      },
    ],
  },
  {
    id: 'purple',
    date: { first: 1525, last: 1530, isAbout: true },
    origin: { latitude: 19.63, longitude: -101.58 },
    sources: [
      {
        title: 'En Michoacán rendirán culto a las ánimas con pirírikuas de cempasúchitl por Día de Muertos (INAH)',
        publisher: 'Informativo Nacional',
        url: 'https://informativonacional.com.mx/en_michoacan_rendiran_culto_a_las_animas_con_piririkuas_de_cempasuchitl_por_dia_de_muertos-e3TY3OTY2e3w.html',
      },
      {
        title: 'El desfile de las cruces, ceremonia para recordar a los fallecidos en este año',
        publisher: 'Respuesta',
        url: 'https://www.respuesta.com.mx/estado-secciones/el-desfile-de-las-cruces-ceremonia-para-recordar-a-los-fallecidos-en-este-ano',
      },
      {
        title: 'Convento de Santa Ana y San Francisco, Tzintzuntzan',
        publisher: 'etcétera',
        url: 'https://etcetera.com.mx/opinion/convento-santa-ana-san-francisco',
      },
      {
        title: 'Cuna de la evangelización franciscana',
        publisher: 'Periódico Diocesano, Arquidiócesis de Morelia',
        url: 'http://periodicodiocesano.org.mx/index.php/noticias/portada/355-cuna-de-la-evangelizacion-franciscana',
      },
    ],
  },
  {
    id: 'yellow',
    date: { first: 1450, isAbout: true },
    origin: { latitude: 19.62, longitude: -101.57 },
    sources: [
      {
        title: 'Uzcuarecuri: sobre los plumajeros tarascos',
        publisher: 'Arqueología Mexicana',
        url: 'https://arqueologiamexicana.mx/mexico-antiguo/uzcuarecuri-sobre-los-plumajeros-tarascos',
      },
      { title: 'Colibríes en México', publisher: 'Arqueología Mexicana', url: 'https://arqueologiamexicana.mx/ame120' },
      {
        title: 'Convento de Santa Ana y San Francisco, Tzintzuntzan',
        publisher: 'etcétera',
        url: 'https://etcetera.com.mx/opinion/convento-santa-ana-san-francisco',
      },
      {
        title: 'Tzintzuntzan',
        publisher: 'México Vivo',
        url: 'http://mexicovivo.mx/detalle.php?cat=8&contenido=403',
      },
    ],
  },
  {
    id: '1A',
    date: { first: 1577, isAbout: true },
    origin: { latitude: 19.51, longitude: -101.61 },
    sources: [
      {
        title: 'Las fiestas prehispánicas y el cempoalxóchitl',
        publisher: 'Arqueología Mexicana',
        url: 'https://arqueologiamexicana.mx/node/5740',
      },
      {
        title: 'Flor de Ánimas, Flower of Souls',
        publisher: 'My Pátzcuaro',
        url: 'http://mypatzcuaro.blogspot.com/2010/10/noche-de-muertos-2010-3.html',
      },
      {
        title: 'Flores esenciales del altar de Día de Muertos: cempasúchil, nube y terciopelo',
        publisher: 'NTCD',
        url: 'https://ntcd.mx/noticias-flores-esenciales-altar-dia-muertos-cempasuchil-nube-terciopelo',
      },
      {
        title: 'Michoacán, líder nacional en producción de cempasúchil: SEDRUA',
        publisher: 'Bruno Noticias',
        url: 'https://www.brunoticias.com/michoacan-lider-nacional-en-produccion-cempasuchil-sedrua/',
      },
    ],
  },
  {
    id: '1B',
    date: { first: 1574 },
    origin: { latitude: 19.43, longitude: -99.13 },
    sources: [
      {
        title: 'La cera escamada',
        publisher: 'México Desconocido',
        url: 'https://www.mexicodesconocido.com.mx/la-cera-escamada.html',
      },
      {
        title: 'Día de Muertos 2023: familias celebran Noche de Ánimas en Pátzcuaro, Michoacán',
        publisher: 'UnoTV',
        url: 'https://www.unotv.com/estados/michoacan/dia-de-muertos-2023-familias-celebran-noche-de-animas-en-patzcuaro-michoacan/',
      },
      {
        title: 'Más de 300 artesanos llegan al tianguis de Pátzcuaro 2025',
        publisher: 'MiMorelia',
        url: 'https://mimorelia.com/noticias/michoacan/m%C3%A1s-de-300-artesanos-llegan-al-tianguis-de-p%C3%A1tzcuaro-2025',
      },
    ],
  },
  {
    id: '2A',
    date: { first: 1525, isAbout: true },
    origin: { latitude: 19.7, longitude: -101.19 },
    sources: [
      {
        title: 'Panaderos y panaderías en la Nueva España',
        publisher: 'Memórica, Gobierno de México',
        url: 'https://memoricamexico.gob.mx/es/memorica/Temas?ctId=7&cId=2fc59f61-717b-45db-a498-6b3f0c8578df',
      },
      {
        title: 'Saborea el pan de ánima de Hornos Los Ortiz en Morelia',
        publisher: 'México Travel Channel',
        url: 'https://mexicotravelchannel.com.mx/servicios/20201010/saborea-el-pan-de-anima-de-hornos-los-ortiz-en-morelia',
      },
    ],
  },
  {
    id: '2B',
    date: { first: 1970, isAbout: true },
    origin: { latitude: 19.51, longitude: -101.61 },
    sources: [
      {
        title: 'Calaveritas de azúcar, tradición que pasa de generación en generación',
        publisher: 'MiMorelia',
        url: 'https://mimorelia.com/noticias/michoacan/calaveritas-de-az%C3%BAcar-tradici%C3%B3n-que-pasa-de-generaci%C3%B3n-en-generaci%C3%B3n',
      },
      {
        title: 'Calaveritas de Pátzcuaro, una tradición de antaño',
        publisher: 'La Voz de Michoacán',
        url: 'https://lavozdemichoacan.com.mx/regional/calaveritas-de-patzcuaro-una-tradicion-de-antano',
      },
      {
        title: 'Calaveritas de azúcar, 20 años de tradición',
        publisher: 'Meganoticias',
        url: 'https://meganoticias.mx/morelia/noticia/calaveritas-de-azucar-20-anos-de-tradicion/473164',
      },
      {
        title: 'Del al-fanīd árabe a las calaveritas mexiquenses',
        publisher: 'Yo Influyo',
        url: 'https://www.yoinfluyo.com/mexico/historia/del-al-fanid-arabe-a-las-calaveritas-mexiquenses',
      },
    ],
  },
  {
    id: '3A',
    date: { first: 1840 },
    origin: { latitude: 19.7, longitude: -101.19 },
    sources: [
      {
        title: 'Museo del Dulce, un viaje por la historia… lleno de sabor y tradición',
        publisher: 'Morelia Invita',
        url: 'https://www.moreliainvita.com/museo-del-dulce-un-viaje-por-la-historia-lleno-de-sabor-y-tradicion/',
      },
      {
        title: 'Un manjar para el paladar y la vista (Morelia, Michoacán)',
        publisher: 'México Desconocido',
        url: 'https://www.mexicodesconocido.com.mx/un-manjar-para-el-paladar-y-la-vista-morelia-michoacan.html',
      },
      {
        title: 'Llegan catrinas y calaveritas de azúcar a Pátzcuaro para darle sabor a la Noche de Muertos',
        publisher: 'La Voz de Michoacán',
        url: 'https://www.lavozdemichoacan.com.mx/michoacan/llegan-catrinas-y-calaveritas-de-azucar-a-patzcuaro-para-darle-sabor-a-la-noche-de-muertos/',
      },
    ],
  },
  {
    id: '3B',
    date: { first: 1538, last: 1565, isAbout: true },
    origin: { latitude: 19.48, longitude: -101.51 },
    sources: [
      { title: 'Noche de ánimas', publisher: 'Revista Bitácora', url: 'https://revistabitacora.mx/noche-de-animas' },
      {
        title: 'Con caballitos y ofrendas, en Cuanajo esperan a sus angelitos',
        publisher: 'Red de Noticias Michoacán',
        url: 'https://reddenoticiasmichoacan.com/noticia/con-caballitos-y-ofrendas-en-cuanajo-esperan-a-sus-angelitos',
      },
      {
        title: 'Juguetería y miniatura',
        publisher: 'patzcuaro.com, Secretaría de Turismo',
        url: 'https://patzcuaro.com/artesania/jugueteria_miniatura.html',
      },
      {
        title: 'Guía para viajar a Michoacán',
        publisher: 'Viajar, El Periódico',
        url: 'https://viajar.elperiodico.com/guias/guia-viajar-michoacan-mexico-122433845',
      },
    ],
  },
  {
    id: '4A',
    date: { first: 2003 },
    origin: { latitude: 19.42, longitude: -102.06 },
    sources: [
      {
        title: 'Michoacán sabe a charanda; se conmemoran 22 años de su Denominación de Origen: Sectur',
        publisher: 'Americano Victor',
        url: 'https://americanovictor.com/michoacan-sabe-a-charanda-se-conmemoran-22-anos-de-su-denominacion-de-origen-sectur/',
      },
      { title: 'Charanda', publisher: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/Charanda' },
      {
        title: 'Charanda, bebida alcohólica de Uruapan, Michoacán',
        publisher: 'Revista Ambigú',
        url: 'https://revistaambigu.com/charanda-bebida-alcoholica-de-uruapan-michoacan/',
      },
      {
        title: 'Calaveritas de Pátzcuaro, una tradición de antaño',
        publisher: 'La Voz de Michoacán',
        url: 'https://lavozdemichoacan.com.mx/regional/calaveritas-de-patzcuaro-una-tradicion-de-antano',
      },
    ],
  },
  {
    id: '4B',
    date: { first: 1887, last: 1914 },
    origin: { latitude: 21.02, longitude: -101.26 },
    sources: [
      {
        title: 'La Fototeca Guanajuatense Romualdo García',
        publisher: 'México Desconocido',
        url: 'https://www.mexicodesconocido.com.mx/la-fototeca-guanajuatense-romualdo-garcia.html',
      },
      {
        title: 'Romualdo García (1852–1930)',
        publisher: 'FotoFest',
        url: 'http://www.fotofest.org/exhibitions/faces-of-history/garcia.htm',
      },
      {
        title: 'El fotógrafo que retrató Guanajuato y a sus muertos',
        publisher: 'Galería Óscar Román',
        url: 'https://galeriaoscarroman.wordpress.com/2013/01/28/el-fotografo-que-retrato-guanajuato-y-a-sus-muertos/',
      },
      { title: 'Romualdo García', publisher: 'Kampuspedia', url: 'https://kampuspedia.com/es/Romualdo_García' },
    ],
  },
  {
    id: 'patzcuaro',
    date: { first: 1324, last: 1362, isAbout: true },
    origin: { latitude: 19.51, longitude: -101.61 },
    sources: [
      {
        title: 'Museo Local de Artes e Industrias Populares de Pátzcuaro',
        publisher: 'INAH',
        url: 'http://www.inah.gob.mx/es/red-de-museos/299-museo-local-de-artes-e-industrias-populares-de-patzcuaro',
      },
      { title: 'Pátzcuaro', publisher: 'Visit Pátzcuaro', url: 'https://visitpatzcuaro.com/en/loc/patzcuaro/' },
      { title: 'Lake Pátzcuaro', publisher: 'Visit Pátzcuaro', url: 'https://visitpatzcuaro.com/en/loc/lake-patzcuaro-en' },
      {
        title: 'The Founding of Patzcuaro, Michoacan',
        publisher: 'Hotel Mansión Iturbe',
        url: 'http://mansioniturbe.blogspot.mx/2014/09/the-founding-of-patzcuaro-michoacan.html',
      },
      {
        title: 'Pátzcuaro está de manteles largos, cumple 489 años de su fundación',
        publisher: 'El Sol de Morelia',
        url: 'https://elsoldemorelia.com.mx/cultura/patzcuaro-esta-de-manteles-largos-cumple-489-anos-de-su-fundacion-10763420.html',
      },
      {
        title: 'Las islas del lago de Pátzcuaro, Michoacán',
        publisher: 'Travel Report',
        url: 'https://travelreport.mx/?p=41552',
      },
      {
        title: 'Janitzio',
        publisher: 'Fiesta de las Ánimas, PátzcuaroInfo',
        url: 'https://fiestadelasanimas.com/en/janitzio-3/',
      },
      {
        title: 'Lago de Pátzcuaro',
        publisher: 'De pata de perro',
        url: 'http://www.depatadeperro.com/dpdp/estados/michoaca/michoaca/lagopatz_ing.htm',
      },
    ],
  },
  {
    id: 'altar',
    date: { first: 1500, last: 1600, isAbout: true },
    origin: { latitude: 19.57, longitude: -101.65 },
    sources: [
      {
        title: 'La festividad indígena dedicada a los muertos en México (candidature to UNESCO)',
        publisher: 'Conaculta',
        url: 'http://studylib.es/doc/4456102/patrimonio-de-la-humanidad',
      },
      {
        title: 'Fiestas indígenas dedicadas a los muertos',
        publisher: 'Pueblos de México',
        url: 'https://mail.pueblosmexico.com.mx/fiestas-indigenas-dedicadas-a-los-muertos',
      },
      {
        title: 'Janitzio',
        publisher: 'Fiesta de las Ánimas, PátzcuaroInfo',
        url: 'https://fiestadelasanimas.com/en/janitzio-3/',
      },
      {
        title: 'Altar de Puácuaro celebra la vida en la Fiesta de las Ánimas',
        publisher: 'Red de Noticias Michoacán',
        url: 'https://reddenoticiasmichoacan.com/noticia/altar-de-puacuaro-celebra-la-vida-en-la-fiesta-de-las-animas',
      },
      {
        title: 'Conoce el significado de los elementos del altar de muertos',
        publisher: 'MiMorelia',
        url: 'https://mimorelia.com/noticias/conoce-significado-los-elementos-altar-muertos',
      },
      {
        title: 'Ánimeecheri K’uínchekua en Michoacán',
        publisher: 'Ciudadanía Express',
        url: 'https://ciudadania-express.com/2016/imprimir/tradiciones-de-dia-de-muerto-en-mexico-animeecheri-kuinchekua-en-michoacan',
      },
      {
        title: 'Days of the Dead',
        publisher: 'British Museum',
        url: 'https://www.britishmuseum.org/whats_on/day_of_the_dead.aspx',
      },
    ],
  },
];
