import { plural } from "../catalogue.ts";
import type { portfolioImportTexts } from "../en/portfolio-import.ts";
import type { Translation } from "../translation.ts";

export const portfolioImport: Translation<typeof portfolioImportTexts> = {
  title: "Importar líneas de una hoja de cálculo",
  steps: {
    label: "Pasos de la importación",
    file: "Archivo",
    columns: "Columnas y errores",
    names: "Asignar nombres",
    review: "Revisión",
  },
  cancel: "Cancelar",
  stop: "Detener",

  file: {
    choose: "Elegir un archivo",
    drop: "Suelte aquí hojas de cálculo (.xlsx, .ods, CSV o TSV) o elíjalas. Varios archivos se importan uno tras otro.",
    kinds:
      "Libros de Excel y OpenDocument, o texto con comas, puntos y comas, tabuladores o barras verticales. Se lee en este navegador y no se envía a ninguna parte.",
    paste: "O pegue celdas copiadas de una hoja de cálculo",
    pasteHint:
      "La primera fila puede nombrar las columnas: product, use case, food, quantity, GTIN, article number, site, country, supplier, order number, date, label.",
    read: "Leer las celdas",
    pastedName: "celdas pegadas",
    help: "¿No sabe cómo debe ser?",
    template: "Descargar la plantilla",
    example: "Descargar un ejemplo",
    productList: "Descargar la lista de productos",
    needed:
      "Obligatorio: producto y cantidad. El caso de uso, el alimento, el GTIN, el número de artículo, la sede, el país, el proveedor, el número de pedido, la fecha y una etiqueta son opcionales.",
    size: (lines) => `Una cartera admite hasta ${lines} líneas.`,
  },

  target: {
    title: "Importar una lista de compras",
    intro: "Elija la cartera a la que van las líneas.",
    files: (names) => `Se ha abierto: ${names}. Elija la cartera a la que van las líneas.`,
    create: "Nueva cartera",
    newName: "Lista importada",
    existing: "Carteras",
    failed: "No se ha podido crear la cartera.",
  },

  packagingReturn: {
    title: "Es un archivo de datos de envases para el Reino Unido, no una lista de compras.",
    note: "Sus pesos se declaran al regulador; no tiene productos que importar.",
    check: "Comprobarlo como declaración",
  },

  queue: {
    position: (at, all) => `Archivo ${at} de ${all}`,
    next: (names) => `Siguientes: ${names}.`,
    skip: "Saltar este archivo",
    imported: (lines) => `${lines} líneas importadas hasta ahora.`,
  },

  found: {
    lines: (lines, shown, columns) =>
      `${plural(lines, { one: "1 línea", other: `${shown} líneas` })}, ${plural(columns, { one: "1 columna", other: `${columns} columnas` })}`,
    how: (separator, decimal, encoding) => `${separator}, ${decimal}, ${encoding}`,
    separators: { ",": "coma", ";": "punto y coma", "\t": "tabulador", "|": "barra vertical" },
    decimals: { point: "punto decimal", comma: "coma decimal" },
    encodings: {
      "utf-8": "UTF-8",
      "windows-1252": "Windows-1252 (Europa occidental)",
      "windows-1250": "Windows-1250 (Europa central)",
      cp850: "DOS 850 (Europa occidental)",
      macintosh: "Mac Roman (Europa occidental)",
      "utf-16le": "UTF-16",
      "utf-16be": "UTF-16, byte alto primero",
    },
    quotes: "Comillas",
    quoteWays: { around: "rodean textos", characters: "son caracteres" },
    change: "Cambiar",
    close: "Cerrar",
    another: "Elegir otro archivo",
    separator: "Separador",
    decimal: "Signo decimal",
    encoding: "Codificación",
    header: "Nombres de las columnas en la fila (0 = ninguna)",
    skip: "Filas que se saltan al principio",
    last: "Última fila",
    sheet: "Hoja",
    sheetRows: (name, rows) => `${name}, ${rows} filas`,
    workbook: { xlsx: "libro de Excel", ods: "libro de OpenDocument" },
    headerIn: (row) => `nombres de las columnas en la fila ${row}`,
    noHeader: "sin nombres de columnas",
    undecoded: (count, shown, rows) =>
      `${plural(count, { one: `La fila ${rows} tiene`, other: `${shown} filas (${rows}) tienen` })} caracteres que esta codificación no conoce. Corrija el archivo o elija otra codificación.`,
    looseQuotes: (count, shown, rows) =>
      `${plural(count, { one: `En la fila ${rows} hay comillas que no rodean`, other: `En ${shown} filas (${rows}) hay comillas que no rodean` })} ningún texto; se leen como un carácter, como en plato de 9".`,
    beside: (count, shown, row, text) =>
      `${plural(count, { one: "No se lee 1 celda", other: `No se leen ${shown} celdas` })} al lado de la tabla (fila ${row}: «${text}»).`,
    allSheets: "Todas las hojas con estas columnas",
    joined: (sheets) => `Leídas una debajo de otra: ${sheets}.`,
    staysOut: (sheets) => `No se leen: ${sheets}.`,
  },

  columns: {
    title: "Columnas",
    yours: "En su archivo",
    first: "Primer valor",
    becomes: "Pasa a ser",
    unnamed: (place) => `Columna ${place}`,
    fields: {
      product: "Producto",
      use_case: "Caso de uso",
      food: "Alimento",
      quantity: "Cantidad",
      pack: "Piezas por paquete",
      unit: "Unidad de la cantidad",
      label: "Etiqueta",
    },
    mistyped: (count, shown, first) =>
      plural(count, {
        one: `1 GTIN tiene un dígito de control erróneo: ${first}. Su línea se importa igualmente.`,
        other: `${shown} GTIN tienen un dígito de control erróneo, como ${first}. Sus líneas se importan igualmente.`,
      }),
    lostCodes: (count, shown, first) =>
      `${plural(count, { one: `1 código ha perdido sus últimas cifras en una hoja de cálculo: ${first}.`, other: `${shown} códigos han perdido sus últimas cifras en una hoja de cálculo, como ${first}.` })} Sus líneas se importan sin código.`,
    doubtfulDates: (count, shown, first) =>
      `La hoja de cálculo puede haber cambiado el día por el mes en ${plural(count, { one: "1 fecha", other: `${shown} fechas distintas` })}, como ${first}: otras fechas de la columna quedaron como texto porque no pudo leerlas. Sus líneas se importan sin fecha.`,
    hidden: "oculta en el libro",
    unreadDates: (count, shown, first) =>
      plural(count, {
        one: `1 fecha no se pudo leer: ${first}. Sus líneas se importan sin fecha.`,
        other: `${shown} fechas distintas no se pudieron leer, como ${first}. Sus líneas se importan sin fecha.`,
      }),
    none: "no importar",
    becomesOf: (column) => `${column} pasa a ser`,
    inQuantity: "se usa para la cantidad",
    matchedAll: "reconocidas",
    matched: (matched, all) => `${matched} de ${all} líneas reconocidas`,
    missing: (fields) => `Elija la columna de ${fields}: sin ella no se puede importar nada.`,
  },

  faults: {
    title: "Líneas que corregir",
    note: (faulty, all) => `${faulty} de ${all}`,
    none: "Se pueden importar todas las líneas.",
    filter: "Columna con el error",
    all: (count) => `Todas ${count}`,
    of: (field, count) => `${field} ${count}`,
    row: "Fila",
    line: "Línea",
    column: "Columna",
    value: "Su valor y qué está mal",
    fix: "Corrección",
    empty: "(vacío)",
    wholeRow: "toda la fila",
    more: (rows, shown) => plural(rows, { one: "También en 1 línea más.", other: `También en ${shown} líneas más.` }),
    take: (what) => `Usar ${what}`,
    takeForAll: (what, rows) => `Usar ${what} en las ${rows}`,
    leaveOut: "Omitir la línea",
    leaveAllOut: (rows) => `Omitir ${rows} líneas`,
    another: "Elegir otro",
    anotherOf: (value) => `Qué significa «${value}»`,
    shownOf: (shown, all) => `Los primeros ${shown} de ${all} errores distintos.`,
    nothingWritten: "No se escribe nada hasta que importe. Las líneas sin corregir se omiten y se pueden descargar.",
    leftOut: (count, shown) =>
      plural(count, {
        one: "1 línea se omite por su elección, o hasta que responda.",
        other: `${shown} líneas se omiten por sus elecciones, o hasta que responda.`,
      }),
    byChoice: (count, shown) =>
      plural(count, {
        one: "1 línea sigue una elección para este archivo o uno anterior.",
        other: `${shown} líneas siguen elecciones para este archivo o anteriores.`,
      }),
    undo: "Deshacer mis elecciones",
    forgetEarlier: "Olvidar las elecciones de archivos anteriores",
  },

  sentences: {
    product_empty: "No se indica ningún producto. Nombre uno u omita la línea.",
    product_unknown: "Ningún producto tiene este nombre.[ Los más parecidos: {offers}.]",
    product_ambiguous: "Varios productos tienen este nombre: {offers}. Indique cuál.",
    other_use_case: "El producto pertenece a otro caso de uso que el que dice la línea.[ Posibles: {offers}.]",
    use_case_unknown:
      "Ningún caso de uso tiene este nombre, y el producto por sí solo no dice cuál es.[ Los más parecidos: {offers}.]",
    food_unknown: "Ningún alimento tiene este nombre.[ Los más parecidos: {offers}.]",
    food_ambiguous: "Varios alimentos tienen este nombre: {offers}. Indique cuál.",
    quantity_empty: "No se indica ninguna cantidad. Debe ser un número entero de al menos 1.",
    quantity_no_number: "Esto no es un número. Se espera un número entero como 12.500.",
    quantity_fraction: "Una cantidad debe ser un número entero.[ El siguiente: {offers}.]",
    quantity_zero: "Una cantidad debe ser al menos 1.",
    quantity_too_large: "Una cantidad puede ser como máximo 10.000.000.000.",
    quantity_date: "Esto es una fecha, no una cantidad.",
    quantity_error: "La hoja de cálculo muestra aquí un error en lugar de un número.",
    quantity_formula: "Esto es una fórmula como texto. Guarde el archivo con sus valores.",
    pack_missing: "Nada dice cuántas piezas hay en un paquete.[ Su nombre sugiere: {offers}.]",
    pack_unreadable: "Esto no dice cuántas piezas hay en un paquete.",
    pack_date:
      "La hoja de cálculo convirtió el tamaño del paquete en una fecha. Escriba el número de piezas o corrija el archivo.",
    unit_unknown: "No se conoce esta unidad.[ Indique qué es una: {offers}.]",
    mass_unknown: "La cantidad es un peso, y no se conoce el peso de una pieza de este producto.",
    label_too_long: "Un texto puede tener como máximo 80 caracteres.[ Acortado: {offers}.]",
    label_hidden: "El texto contiene caracteres invisibles.[ Sin ellos: {offers}.]",
    too_many_cells:
      "La línea tiene más celdas que el encabezado: a menudo hay un separador dentro de una celda sin comillas.",
  },

  review: {
    title: "Revisión",
    ready: (count, shown) => plural(count, { one: "1 línea", other: `${shown} líneas` }),
    returns: {
      subtract: (count, shown) =>
        plural(count, { one: "1 devolución restada", other: `${shown} devoluciones restadas` }),
      apart: (count, shown) => plural(count, { one: "1 devolución omitida", other: `${shown} devoluciones omitidas` }),
    },
    pieces: (total) => `${total} piezas`,
    uses: (total) => `${total} usos`,
    notes: {
      basis: {
        pieces: (count, shown, uses) =>
          `${plural(count, { one: "1 línea con un reutilizable cuenta", other: `${shown} líneas con reutilizables cuentan` })} piezas compradas: ${uses} usos en total.`,
        uses: (count, shown, uses) =>
          `${plural(count, { one: "1 línea con un reutilizable cuenta", other: `${shown} líneas con reutilizables cuentan` })} usos: ${uses} usos en total.`,
      },
      faulty: (count, shown) =>
        plural(count, {
          one: "1 línea tiene un error y se omite.",
          other: `${shown} líneas tienen errores y se omiten.`,
        }),
      withoutFood: (count, shown) =>
        plural(count, {
          one: "1 línea no tiene alimento: se supone el de mayor riesgo.",
          other: `${shown} líneas no tienen alimento: se supone el de mayor riesgo.`,
        }),
    },
    sample: "Las primeras líneas tal como se importarán",
    row: "Fila",
    product: "Producto",
    usecase: "Caso de uso",
    food: "Alimento",
    quantity: "Cantidad, usos",
    label: "Etiqueta",
    mode: "Qué pasa con las líneas que ya hay",
    modes: { add: "Conservarlas y añadir estas", replace: "Sustituirlas por estas" },
    tooLarge: (lines, limit) =>
      `Con esta importación la cartera tiene ${lines} líneas; el servidor guarda ${limit} como máximo. Las líneas iguales salvo en la cantidad se pueden unir; si no, la cartera se guarda solo en este navegador.`,
    merge: "Unir las líneas iguales de este archivo",
  },

  bar: {
    reading: "Leyendo",
    checking: "Reconociendo",
    naming: "Asignando nombres",
    writing: "Escribiendo",
    progress: (what, percent) => `${what}, ${percent}`,
    ready: (ready, shown, left) =>
      plural(ready, { one: `1 línea lista, ${left} omitidas`, other: `${shown} líneas listas, ${left} omitidas` }),
    download: (count, shown) => plural(count, { one: "Descargarla en CSV", other: `Descargar las ${shown} en CSV` }),
    downloadWorkbook: (count) => plural(count, { one: "Descargarla en .xlsx", other: "Descargarlas en .xlsx" }),
    import: (count, shown) => plural(count, { one: "Importar 1 línea", other: `Importar ${shown} líneas` }),
    importNone: "Importar",
  },
  done: (count, shown) => plural(count, { one: "1 línea importada.", other: `${shown} líneas importadas.` }),
  step: (count, shown) => plural(count, { one: "importación de 1 línea", other: `importación de ${shown} líneas` }),

  problemTitle: "No se pudo leer este archivo.",
  problems: {
    not_text: (kind) =>
      `Es ${kind}. Ábralo en una hoja de cálculo y elija «Guardar como» y .xlsx, .ods o CSV, o copie las celdas y péguelas aquí.`,
    empty_sheet: "No tiene líneas.",
    too_many_rows: "Tiene más de 1.000.000 de líneas. Divídalo.",
    too_many_columns: "Tiene demasiadas columnas para ser una lista de líneas. Revise el separador.",
    bad_workbook: "El libro está dañado. Ábralo en la hoja de cálculo y guárdelo de nuevo.",
    encrypted_workbook: "El libro está protegido con una contraseña. Guárdelo sin ella.",
    workbook_too_large:
      "El libro es demasiado grande para leerlo aquí. Guarde como CSV la hoja que necesita o divídalo.",
    no_such_sheet: "El libro ya no tiene esa hoja. Elija el archivo de nuevo.",
    open_questions: "Hay preguntas sobre este archivo. Respóndalas primero.",
    unreadable_file: "El navegador no pudo leerlo; quizá cambió entretanto. Elíjalo de nuevo.",
    cancelled: "Detenido. No se escribió nada.",
    other: "Pasó algo inesperado. No se escribió nada; vuelva a intentarlo.",
  },
  unreadable: {
    xls: "un archivo de Excel 97–2003",
    xlsb: "un libro binario de Excel (.xlsb)",
    fods: "una hoja de cálculo OpenDocument en un solo archivo XML (.fods)",
    xml_2003: "un archivo XML de Excel 2003",
    html: "una página web, diga lo que diga su nombre",
    sylk: "un archivo SYLK (.slk)",
    dif: "un archivo DIF",
    numbers: "un archivo de Apple Numbers",
    document: "un documento de texto o una presentación",
    pdf: "un PDF",
    picture: "una imagen",
    archive: "un archivo comprimido",
    database: "una base de datos",
    xml: "un archivo XML",
    json: "un archivo JSON",
    rtf: "un documento de texto (RTF)",
    binary: "un archivo que no es texto ni una hoja de cálculo que se pueda leer aquí",
  },
  notWritten: "No se pudieron escribir las líneas. No se cambió nada; vuelva a intentarlo.",
};
