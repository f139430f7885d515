import { plural } from "../catalogue.ts";
import type { shareTexts } from "../en/share.ts";
import { formatList } from "../lists.ts";
import type { Translation } from "../translation.ts";

export const share: Translation<typeof shareTexts> = {
  share: "Compartir",
  close: "Cerrar",

  dialog: {
    title: (name: string) => `Compartir «${name}»`,
    intro:
      "Quien lo reciba verá las mismas cifras y podrá abrir su propia copia. Se incluyen sus productos y alimentos propios, el nombre y la descripción.",
    claim:
      "Los resultados usan datos medios para una primera selección y para decisiones internas. No son una etiqueta, una certificación ni una declaración ambiental verificada.",
    link: {
      title: "Un enlace que lo contiene todo",
      text: "No necesita cuenta ni guarda nada. Los cambios posteriores no se incluyen y no se puede revocar.",
      label: "Enlace con los resultados dentro",
      making: "Preparando el enlace…",
      tooLarge: {
        stored:
          "Es más de lo que cabe en un enlace (16 KB). Comparta un enlace guardado en el servidor, o el archivo: en ambos cabe más.",
        guest: "Es más de lo que cabe en un enlace (16 KB). Comparta el archivo: en él cabe más.",
        file: "Es más de lo que cabe en un enlace (16 KB). Comparta el archivo: en él cabe cualquier tamaño.",
      },
    },
    stored: {
      title: "Un enlace guardado en el servidor",
      text: "Corto y de solo lectura. Quien tenga el enlace puede leerlo. Lo encontrará en la página de su cuenta y allí puede revocarlo. También se puede insertar en una página web.",
      guest: "Inicie sesión para crear un enlace que pueda revocar más tarde.",
      expires: "El enlace funciona",
      lives: { month: "30 días", year: "1 año", never: "sin límite" },
      make: "Crear el enlace",
      label: "Enlace guardado en el servidor",
      unverified:
        "Primero confirme su correo electrónico: abra el enlace de nuestro correo o pida uno nuevo en la página de su cuenta. No se guardó nada.",
      full: "No hay espacio para más enlaces. Revoque uno en la página de su cuenta y vuelva a intentarlo. No se guardó nada.",
      tooMany: (lines) =>
        `Un enlace guardado admite carteras de hasta ${lines} líneas y 36 MB, porque quien lo abre las carga todas; esta es más grande. Descargue el archivo: admite cualquier tamaño.`,
      tooLarge:
        "Es demasiado grande para un enlace guardado: 36 MB como máximo, porque quien lo abre lo carga entero. Descargue el archivo: admite cualquier tamaño. No se guardó nada.",
    },
    file: {
      title: "Un archivo",
      text: "Para enviarlo por correo o archivarlo, de cualquier tamaño. Se abre desde la página de inicio.",
      download: "Descargar el archivo",
    },
    copy: "Copiar",
    copied: "Copiado en el portapapeles.",
    notCopied: "No se pudo copiar: seleccione el enlace y cópielo usted.",
    failed: "No funcionó. No se guardó nada; compruebe su conexión y vuelva a intentarlo.",
    notReady: "No hay nada que compartir: no se pudieron calcular las puntuaciones.",
  },

  shared: {
    label: "Resultados compartidos",
    kicker: "Compartido con usted, solo lectura",
    documentTitle: (name: string) => `${name}, compartido · Tare`,
    facts: (date: string, version: string) =>
      `Compartido el ${date}, con datos de referencia de la versión ${version}.`,
    newer: (version: string) =>
      `Los datos de referencia actuales son la versión ${version}; estas cifras quedan como se enviaron.`,
    recycling: "Con ajustes de reciclaje y compostaje propios del remitente.",
    weights: "Con ponderación propia del remitente.",
    own: (products: number, foods: number, shownProducts: string, shownFoods: string) => {
      const items = [
        ...(products === 0 ? [] : [plural(products, { one: "1 producto", other: `${shownProducts} productos` })]),
        ...(foods === 0 ? [] : [plural(foods, { one: "1 alimento", other: `${shownFoods} alimentos` })]),
      ];
      return `Con ${formatList(items)} del propio remitente, cuyas cifras nadie ha comprobado.`;
    },
    note: "Nota del remitente",
    copy: "Abrir como copia propia",
    copying: "Preparando su copia…",
    copyFailed: "No se pudo crear la copia. No se cambió nada; vuelva a intentarlo.",
    guest: "Sin cuenta, la copia se guarda en este navegador.",
    opening: "Abriendo los resultados compartidos…",
  },

  readOnly: {
    title: "Estos resultados son de solo lectura",
    text: "Para cambiar algo, ábralos como copia propia: los del remitente quedan como están.",
    cancel: "Cancelar",
  },

  open: {
    title: "Abrir resultados compartidos",
    text: "Elija el archivo .json que le han enviado. No se guarda nada hasta que lo abra como copia propia.",
    choose: "Elegir un archivo",
  },

  work: {
    title: "Trabajo que un navegador no pudo guardar",
    holds: (items, date) => `El archivo se escribió el ${date} y contiene ${items}.`,
    items: {
      comparisons: { one: "1 comparación", other: (count) => `${count} comparaciones` },
      portfolios: { one: "1 cartera", other: (count) => `${count} carteras` },
      products: { one: "1 producto", other: (count) => `${count} productos` },
      foods: { one: "1 alimento", other: (count) => `${count} alimentos` },
    },
    text: "No se sobrescribe nada suyo: lo que difiere se añade al lado, y lo que ya tiene no se añade dos veces.",
    take: "Añadir a mi trabajo",
    taking: "Añadiendo…",
    failed: "No se pudo añadir todo. Lo que ya está aquí queda como está; vuelva a intentarlo.",
  },

  faults: {
    damaged: {
      title: "Está incompleto o se cambió por el camino",
      text: "El enlace o el archivo no contiene los resultados que alguien envió. Los programas de correo a veces cortan los enlaces largos. Pídalo de nuevo al remitente, quizá como archivo. No se tocó nada suyo.",
    },
    too_old: {
      title: "Se compartió con una versión anterior de Tare",
      text: "Esta versión ya no puede leerlo. Pida al remitente que lo comparta de nuevo. No se tocó nada suyo.",
    },
    too_new: {
      title: "Se compartió con una versión más nueva de Tare",
      text: "Vuelva a cargar la página para obtener la versión más nueva y ábralo otra vez. No se tocó nada suyo.",
    },
    large: {
      title: "Es más grande de lo que se puede abrir aquí",
      text: "Pida al remitente una selección más pequeña. No se tocó nada suyo.",
    },
    gone: {
      title: "Este enlace no lleva a ninguna parte",
      text: "El remitente lo ha revocado, o falta una parte de la dirección. Pida al remitente un enlace nuevo.",
    },
    expired: {
      title: "Este enlace ha caducado",
      text: "Funcionó el tiempo que eligió el remitente. Pídale un enlace nuevo. No se tocó nada suyo.",
    },
    version: {
      title: "Aquí no están los datos de referencia de estos resultados",
      text: "El servidor no tiene datos de esa versión, así que las cifras no se pueden calcular como se enviaron. Quizá vengan de otra instalación de Tare.",
    },
    failed: {
      title: "No se pudieron abrir los resultados compartidos",
      text: "Compruebe su conexión y vuelva a intentarlo.",
    },
    home: "A la página de inicio",
    retry: "Volver a intentarlo",
  },

  mine: {
    title: "Enlaces que ha compartido",
    text: "Quien tenga uno de estos enlaces puede leer los resultados que hay detrás, tal como estaban cuando los compartió.",
    none: "No ha compartido ningún enlace guardado.",
    loading: "Cargando sus enlaces…",
    failed: "No se pudieron cargar sus enlaces",
    failedText: "Compruebe su conexión y vuelva a intentarlo. No se cambió nada.",
    caption: "Enlaces que ha compartido, los más nuevos primero",
    csvLabel: "Guardar los enlaces que ha compartido como CSV",
    columns: {
      name: "Resultados",
      date: "Compartido",
      expires: "Caduca",
      opened: "Abierto por última vez",
      version: "Versión de los datos",
      actions: "Acciones",
    },
    kinds: { comparison: "Comparación", portfolio: "Cartera" },
    never: "Nunca",
    expired: (day) => `Caducó el ${day}`,
    notOpened: "Todavía no",
    copy: "Copiar el enlace",
    copyOf: (name: string) => `Copiar el enlace a ${name}`,
    revoke: "Revocar",
    revokeOf: (name: string) => `Revocar el enlace a ${name}`,
    question: (name: string) => `¿Revocar de verdad el enlace a «${name}»? No se puede deshacer.`,
    questionText: "Dejará de funcionar para todos. Las copias que otros hayan hecho no cambian.",
    cancel: "Cancelar",
    revoked: "El enlace está revocado y ya no funciona.",
    revokeFailed: "No se pudo revocar el enlace: sigue funcionando. Vuelva a intentarlo.",
  },
};
