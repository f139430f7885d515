import { translation } from "../../shipped-post.ts";

const criteria = (group: string, title: string) => translation(`recycling-criteria-${group}`, title);

/** Help for recycling and composting; the criteria are named by the groups of the reference table mat-recov-groups. */
export const RECYCLING_ES = [
  translation("recycling", "Reciclaje y compostaje")`
<p>Los <em>promedios de la región</em> toman lo que dicen las estadísticas de la región sobre cada material, con todos los tipos de recogida juntos. Los <em>ajustes propios</em> dicen qué flujos existen allí donde
se desechan sus productos: un flujo activado recupera la parte diseñada para el reciclaje o con certificado de compostabilidad, menos las pérdidas de recogida y
clasificación.</p>`,
  translation("recycling-help", "Ayuda sobre el reciclaje")`
<h2>Qué modo conviene</h2>
<p>Use los promedios de la región si sus productos se van con sus clientes o si no sabe dónde acaban. Use los ajustes propios para un lugar cerrado, como un comedor, un estadio o un campus, donde usted decide qué se recoge y
sabe adónde va.</p>
<h2>Qué hace un interruptor</h2>
<p>Un flujo activado recoge el 90 % de lo que es apto para él; ese porcentaje es un supuesto nuestro. Apto para reciclaje significa: diseñado para el reciclaje. Apto para compostaje significa: con certificado de compostabilidad. Un
flujo desactivado no recoge nada, y su masa sigue el camino de los residuos restantes en la región.</p>
<p>Donde falta un interruptor, el material no tiene ese flujo en ninguna región. Donde el ajuste de la región es «no disponible», no se puede activar.</p>
<h2>Qué cambia</h2>
<p>La recuperabilidad, el clima, la contaminación por plástico y las partes de la circularidad. La escala se calcula de nuevo con los mismos ajustes, de modo que las puntuaciones siguen siendo comparables dentro de una
página. No son comparables con las de otro modo.</p>
<p><em>Restablecer lo habitual</em> devuelve lo que la propia región elige para cada flujo.</p>`,
  criteria(
    "plastic",
    "Plásticos",
  )`<p>Se recogen como botellas, envases rígidos o film. Cuenta como diseñado para el reciclaje si es de un solo polímero, sin negro de humo, fundas completas ni capas de otro material, y está vacío. La espuma y
el film se recogen en pocos lugares.</p>`,
  criteria(
    "bioplastic",
    "Bioplásticos",
  )`<p>Los plásticos compostables como el PLA necesitan un compostaje industrial que los acepte y un certificado (BPI, CMA o EN 13432). En un flujo de plásticos se descartan en la clasificación. El PE o PET de base biológica se
recicla con su gemelo fósil.</p>`,
  criteria(
    "paper",
    "Papel y cartón",
  )`<p>El papel y el cartón limpios se reciclan ampliamente. El cartón forrado o recubierto necesita una papelera capaz de separar el revestimiento. El papel empapado de comida no se recicla; puede compostarse si está
certificado.</p>`,
  criteria(
    "moulded_fibre",
    "Fibra moldeada",
  )`<p>El bagazo y otras fibras moldeadas se compostan donde una planta acepta vajilla y el producto está certificado. Unas pocas papeleras reciclan fibra moldeada limpia. Pida una prueba de que no se han añadido
PFAS.</p>`,
  criteria(
    "glass",
    "Vidrio",
  )`<p>El vidrio de envase se recicla una y otra vez. Los vasos de vidrio templado y de borosilicato funden a otras temperaturas y no deben ir al contenedor de vidrio.</p>`,
  criteria(
    "metal",
    "Metales",
  )`<p>El aluminio y el acero se clasifican con alto rendimiento, sobre todo las latas. La lámina fina se quema o se pierde si no se hace una bola con ella y se recoge.</p>`,
  criteria(
    "wood",
    "Madera y bambú",
  )`<p>Los cubiertos y agitadores de madera sin recubrir ni encolar pueden compostarse donde una planta los admita. Como material apenas se reciclan.</p>`,
  criteria(
    "textile",
    "Textiles",
  )`<p>Las bolsas y servilletas de algodón pueden recogerse como textiles y convertirse en trapos o fibra. Las mezclas se reciclan con pérdida de calidad.</p>`,
];
