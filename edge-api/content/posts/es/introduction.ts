import { translation } from "../../shipped-post.ts";

/** What the product is, for whom, and how to begin. */
export const INTRODUCTION_ES = [
  translation("homepage", "Tare")`
<p>Tare compara envases y vajilla para restauración, de un solo uso y reutilizables, en clima, agua, contaminación por plástico,
sustancias químicas preocupantes, abastecimiento, recuperabilidad y uso del suelo. Puede abrir cada cifra: su fórmula, sus datos de partida y de dónde
procede cada uno.</p>
<p>Compare unos cuantos productos para un mismo uso o introduzca como cartera lo que compra en un año.</p>`,
  translation("what-is-this-tool", "¿Qué es esta herramienta?")`
<p>Tare evalúa los envases y la vajilla en los que se sirven comidas y bebidas. Responde a dos preguntas.</p>
<ul>
<li><strong>¿Cuál de estos productos causa menos daño al prestar el mismo servicio?</strong> Una comparación pone lado a lado los productos de un mismo caso de
uso: por ejemplo, vasos para bebida caliente que sirven 350 ml cada uno, o boles, envases con bisagra, tenedores.</li>
<li><strong>¿Cuánto suman todos los productos que compramos y dónde ayudaría más un cambio?</strong> Una cartera reúne productos con las
cantidades que usted utiliza y los puntúa en conjunto.</li>
</ul>
<h2>A quién se dirige</h2>
<p>A quienes compran para la restauración, a empresas de catering, comedores, organizadores de eventos y a los equipos de sostenibilidad que los asesoran. No hace falta
saber de análisis de ciclo de vida para leer los resultados; quien sepa puede seguir cada cifra hasta su fuente.</p>
<h2>Qué no es</h2>
<p>Los resultados se basan en datos medios y sirven para una primera selección y para decisiones internas. No son una etiqueta, una certificación ni una declaración
ambiental verificada. Muchas de las cifras de los datos que se entregan son estimaciones. Cada una está marcada, y cada valor y cada
puntuación indican qué parte se apoya en estimaciones.</p>
<h2>De dónde viene la idea</h2>
<p>El método sigue la descripción pública de Understanding Packaging (UP) Scorecard. Los datos, el cálculo y las
explicaciones son propios de Tare. No existe vínculo entre ambas herramientas y sus puntuaciones no son intercambiables.</p>`,
  translation("understanding", "Entender los resultados")`
<p>Bastan tres ideas para leer cualquier pantalla.</p>
<h2>El mismo servicio</h2>
<p>Los productos se comparan por <strong>ración</strong>: la cantidad que indica el caso de uso, por ejemplo 350 ml de una bebida caliente. Un vaso de
500 ml cuenta como 0,7 vasos para esa ración. Un vaso reutilizable se fabrica una vez y se lava después de cada uso; por eso, lo que cuesta fabricarlo se
divide entre el número de usos y lo que cuesta lavarlo se cuenta cada vez.</p>
<h2>Valores brutos y puntuaciones</h2>
<p>Un valor bruto es una cantidad: gramos de CO₂e, litros de agua. <strong>Cuanto más bajo, mejor.</strong> Una puntuación va de 1 a 100.
<strong>Cuanto más alta, mejor.</strong> En clima, agua, contaminación por plástico y uso del suelo, 100 significa ningún impacto y 1 significa tan malo
como el peor producto incorporado del caso de uso, o peor. En sustancias químicas, abastecimiento y recuperabilidad, 100 y 1 son la mejor y la peor
calificación que puede dar el método.</p>
<h2>La puntuación global</h2>
<p>La puntuación global es la media ponderada de las puntuaciones de los indicadores. Seis indicadores cuentan lo mismo; el uso del suelo se muestra pero no
cuenta, porque la mayoría de sus cifras son estimaciones. Una diferencia de uno o dos puntos dice poco: mire los indicadores
que hay detrás antes de decidir.</p>
<h2>Marcas</h2>
<ul>
<li><em>supuesto</em>: faltaba algo que el valor necesita y lo sustituye el valor de reserva del método.</li>
<li><em>fuera de escala</em>: el valor es peor que el del peor producto incorporado. Su puntuación es 1; el valor bruto muestra cuánto peor es.</li>
<li><em>nada declarado</em>: la calificación sería mejor si el fabricante declarara algo.</li>
</ul>`,
  translation("compare", "Comparar")`
<p>Elija la región en la que se usan los productos. De ella dependen cómo se produce la electricidad, cómo se recogen los residuos y
qué se hace con ellos, y cuánto acaba como basura dispersa. Puede cambiarla en cualquier momento; las puntuaciones se actualizan.</p>
<p>Como invitado, usted trabaja solo en este navegador: lo que introduce queda guardado en este navegador y no se envía. Cuando abre unos resultados, el servidor recibe una huella que no se
puede convertir de nuevo en ellos; el aviso de privacidad dice más.</p>`,
  translation("howto", "Cómo funciona")`
<ol>
<li><em>Nombre</em>: cómo quiere llamar a su comparación o cartera. En una comparación puede omitir este paso: se llamará como el caso de uso, la región
y la fecha.</li>
<li><em>Región</em>: dónde se usan los productos.</li>
<li><em>Caso de uso</em>: qué se sirve y en qué tipo de producto.</li>
<li><em>Alimento</em>: qué toca el producto. De él depende cuánto puede migrar del envase. Si omite este paso, se supone el alimento de mayor
riesgo.</li>
<li><em>Productos</em>: los que quiera ver lado a lado, al menos uno de ellos reutilizable.</li>
</ol>
<p>Después, lea las puntuaciones, abra cualquier cifra para ver de dónde sale y cambie la región, el alimento o los productos para ver cómo cambia
el resultado.</p>`,
  translation("howto-tool", "Cómo usar esta herramienta")`
<h2>Como invitado o con una cuenta</h2>
<p>Los invitados pueden usarlo todo salvo la administración y los enlaces que guarda el servidor. Su trabajo queda guardado en este navegador. Con una cuenta, los productos,
alimentos, comparaciones y carteras se guardan en el servidor y están disponibles en sus otros dispositivos. Cuando un invitado crea una cuenta, puede llevarse consigo el
trabajo hecho hasta entonces.</p>
<h2>Comparaciones</h2>
<p>Elija <em>Crear una comparación</em> y siga los cinco pasos, o empiece por <em>Crear</em> en la cabecera. La página de resultados mantiene a la izquierda el nombre, la región, el caso de uso y el
alimento: cambie uno de ellos y todo se vuelve a puntuar al instante. Las columnas se mueven arrastrando su cabecera o desde su menú, y un producto se puede fijar como referencia:
las diferencias se expresan entonces respecto a él.</p>
<h2>Carteras</h2>
<p>Una cartera contiene productos con cantidades. <strong>Una cantidad cuenta usos (raciones)</strong>, también en los productos reutilizables; las piezas que
hay que comprar se muestran al lado. Escriba las líneas o tráigalas de una hoja de cálculo: las columnas se reconocen y se pueden corregir, y cada línea que
no se puede leer dice qué le ocurre. Nada se incorpora antes de que usted lo confirme.</p>
<p>Las puntuaciones ponen la cartera junto a la mejor y a la peor elección incorporada y junto a otras carteras. <em>Sustituciones sugeridas</em> cambia
un producto por otro en todas sus líneas y dice adónde llegan juntos los primeros cambios; usted limita cuántos son y qué productos pueden usar sus sedes. Se pueden aplicar y deshacer, o probar en una copia que se conserva como escenario. <em>Próximas normas</em> dice qué pide la ley de envases a la cartera, ahora y más adelante; <em>Declaraciones de envases</em> prepara
los pesos que hay que declarar, como los piden las autoridades.</p>
<h2>Productos y alimentos propios</h2>
<p>Si lo que compra no está en la lista, parta del producto incorporado que más se le parezca y cambie lo que difiera: masa, material, contenido reciclado,
número de usos, lavado. Las puntuaciones junto al formulario cambian mientras escribe. Al cambiar un producto incorporado se crea una copia propia.</p>
<h2>Guardado</h2>
<p>Los cambios se guardan solos. La cabecera dice dónde están: <em>Guardado</em> en el servidor, <em>Guardado en este navegador</em>, o sin guardar y por qué.
El trabajo continúa sin conexión; lo que haya cambiado se envía después. Si dos dispositivos cambiaron el mismo campo, se le preguntará cuál vale.</p>
<h2>Sin conexión</h2>
<p>Tras la primera visita, el navegador conserva la página y los datos de referencia: como invitado o con la sesión abierta, Tare también arranca sin conexión. Los navegadores que permiten instalar páginas lo
ofrecen en su propio menú. Una versión más reciente espera hasta que usted la cargue o hasta que se cierren todas las pestañas de Tare.</p>
<h2>Guardar y compartir los resultados</h2>
<ul>
<li><em>CSV</em>: todas las tablas, con unidades, identificadores y la versión de los datos de referencia.</li>
<li><em>Informe</em>: una hoja para A4 o Letter con las secciones que elija, para imprimir o guardar como PDF.</li>
<li><em>Compartir</em>: un enlace que lo contiene todo, un enlace que guarda el servidor y que usted puede revocar, o un archivo. Quien lo recibe ve las mismas cifras y puede abrir una copia
propia. Un archivo se abre con <em>Abrir resultados compartidos</em> en la página de inicio.</li>
<li><em>Insertar en una página web</em>: un enlace guardado en el servidor también muestra su clasificación o un gráfico dentro de otra página web.
<em>Compartir</em> da el código que hay que pegar. El marco no usa cookies ni guarda nada; termina cuando usted revoca el enlace.</li>
<li><em>Guardar imagen</em> en un gráfico: un SVG o PNG con título, unidad, fuente y fecha.</li>
</ul>`,
  translation("howto-scorecard", "Cómo leer los resultados")`
<h2>De arriba abajo</h2>
<ol>
<li>La <strong>frase</strong> inicial dice qué producto queda primero y lo cerca que está el siguiente.</li>
<li>El <strong>gráfico</strong> y la <strong>tabla</strong> muestran las puntuaciones, la global y la de cada indicador, de 1 a 100. Cuanto más altas, mejor.</li>
<li><em>Valores brutos</em> son las cantidades que hay detrás de las puntuaciones, por ración o por uso. Cuanto más bajas, mejor.</li>
<li><em>Dónde surge el impacto</em> reparte una cantidad por etapa del ciclo de vida o por componente.</li>
<li><em>Punto de equilibrio</em> dice a partir de cuántos usos un producto reutilizable es mejor que uno de un solo uso, o por qué nunca lo es.</li>
<li><em>Circularidad</em> dice de dónde viene la masa y adónde va.</li>
<li><em>Sobre los productos</em> enumera lo que se sabe y lo que se supone de cada producto.</li>
</ol>
<h2>Hasta dónde fiarse</h2>
<ul>
<li><em>¿Con qué certeza se sabe?</em> varía todos los datos de partida a la vez, cada uno dentro de su propia incertidumbre. <em>Mostrar la incertidumbre</em> pone el intervalo del 5 al 95 % junto a las puntuaciones, y solo
una diferencia que se mantiene en al menos el 80 % de los sorteos se llama mejor.</li>
<li><em>¿Y si…?</em> cambia un dato de un producto, por ejemplo sus usos o su masa, y muestra dónde cambia el orden. Lo que haya probado se puede conservar como producto propio.</li>
<li><em>Ponderación</em>: <em>Definir la suya</em> cambia cuánto cuenta cada indicador en la puntuación global. Junto a las puntuaciones se ve con qué frecuencia el primer producto sigue siendo el primero con 10000
ponderaciones al azar.</li>
<li><em>Coste</em> pone los precios de usted junto a los resultados. No forma parte de ninguna puntuación; los precios quedan guardados en este navegador, nunca se envían y se borran al cerrar la sesión.</li>
</ul>
<h2>Abrir una cifra</h2>
<p>Cada puntuación, valor bruto y barra se abre: su fórmula con sus propias cifras y, después, los datos de partida por etapa, cada uno con cantidad, factor,
fuente, año, ámbito geográfico y calidad de los datos. Suman el valor mostrado. Debajo dice qué parte del valor se apoya en
estimaciones.</p>
<h2>Antes de decidir</h2>
<ul>
<li>¿Es la diferencia mayor que la duda? Si la mayor parte de un valor se apoya en estimaciones, considere iguales los resultados próximos.</li>
<li>¿Coincide con el suyo el número habitual de usos? Es lo que más decide en los productos reutilizables. El punto de equilibrio muestra cuánto importa.</li>
<li>¿Coincide el modo de lavado con el suyo? El agua y el clima de los reutilizables dependen sobre todo del lavado.</li>
</ul>`,
  translation("help_text", "Ayuda")`
<p>Haga clic en una cifra para ver de dónde procede. Haga clic en la cabecera de una columna para ordenarla, moverla o leer qué significa el indicador. Escape cierra lo último que se
haya abierto.</p>`,
];
