import type { insideTexts } from "../en/inside.ts";
import type { Translation } from "../translation.ts";

export const inside: Translation<typeof insideTexts> = {
  navigation: {
    label: "Principal",
    home: "Inicio",
    compare: "Comparar",
    info: "Info",
    create: "Crear",
    admin: "Admin.",
  },
  create: {
    comparison: { name: "Comparación", detail: "productos para un mismo uso, lado a lado" },
    portfolio: { name: "Cartera", detail: "todo lo que compra en un año" },
    product: { name: "Producto", detail: "su propio vaso, bol o envase" },
    food: { name: "Alimento", detail: "lo que va dentro" },
  },
  notSaved: {
    quota: "este navegador no tiene más espacio.",
    storage: "este navegador no guarda datos.",
    other: "el último cambio está solo en esta ventana.",
  },
  unstored: {
    quota: "Este navegador no tiene más espacio.",
    storage: "Este navegador no guarda datos.",
    text: {
      one: "Los últimos cambios de 1 elemento están solo en esta ventana. Un archivo los conserva: ábralo más tarde desde la página de inicio.",
      other: (count) =>
        `Los últimos cambios de ${count} elementos están solo en esta ventana. Un archivo los conserva: ábralo más tarde desde la página de inicio.`,
    },
    download: "Descargar lo que no está guardado",
  },
  notSent: {
    account_full: "su cuenta está llena. Elimine lo que no necesite.",
    email_unverified: "primero confirme su correo electrónico en la página de su cuenta.",
    too_large: "demasiado grande para el servidor.",
    invalid: "el servidor no lo acepta.",
    conflict: "también cambió en otro lugar.",
  },
  decide: "Decidir",
  newer: {
    there: (version) => `Hay nuevos datos de referencia (${version}).`,
    take: "Usarlos",
    changing: (version) => `Cambiando a los datos de referencia ${version}…`,
  },
  tables: {
    stages: {
      initializing: "Iniciando",
      content: "Cargando los contenidos",
      tables: "Cargando las tablas de datos",
      scorecard: "Creando los modelos de datos",
      done: "Cargando los resultados",
    },
    counts: (products, activities, regions) => `${products} productos, ${activities} actividades, ${regions} regiones`,
    failedTitle: "No se pudieron cargar los datos de referencia",
    problem: {
      network: "No se puede contactar con el servidor. Compruebe su conexión y vuelva a intentarlo.",
      timeout: "El servidor tarda demasiado en responder. Vuelva a intentarlo en un momento.",
      server: "El servidor respondió con algo que no se puede usar. Vuelva a intentarlo en unos minutos.",
      here: "Este navegador no pudo trabajar con las tablas. Vuelva a intentarlo; si no ayuda, cargue la página de nuevo.",
    },
    safe: "Lo que hizo en este navegador sigue aquí.",
  },
  loading: {
    account: "Cargando su cuenta",
    food: "Cargando sus alimentos",
    product: "Cargando sus productos",
    portfolio: "Cargando sus carteras",
    comparison: "Cargando sus comparaciones",
  },
  adminRefused: { text: "Ya no tiene acceso de administrador.", dismiss: "Descartar" },
  account: "Su cuenta",
  logout: "Cerrar sesión",
  region: (name) => `Región: ${name}`,
};
