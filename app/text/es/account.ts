import type { accountTexts } from "../en/account.ts";
import type { Translation } from "../translation.ts";

export const account: Translation<typeof accountTexts> = {
  title: "Su cuenta",
  loading: "Cargando su cuenta…",
  failed: "No se pudo cargar su cuenta",
  failedText:
    "No se pudo leer la respuesta del servidor. Compruebe su conexión y vuelva a intentarlo. No se cambió nada.",
  ok: "Aceptar",
  cancel: "Cancelar",

  guest: {
    title: "Aquí no hay ninguna cuenta",
    text: "Trabaja como invitado: todo se guarda solo en este navegador. Con una cuenta lo tiene en todos sus dispositivos. Lo que ha hecho hasta ahora puede pasar a ella.",
    go: "Iniciar sesión o crear una cuenta",
    kept: {
      yes: "Este navegador conserva su trabajo hasta que usted lo elimine.",
      no: "Este navegador puede eliminar su trabajo si falta espacio o si pasa mucho tiempo sin volver. Instalar Tare o tener una cuenta lo evita.",
      unknown: "Este navegador no dice si conserva su trabajo cuando falta espacio.",
    },
  },

  details: {
    title: "Lo que sabemos de usted",
    name: "Nombre",
    email: "Correo electrónico",
    confirmed: (email) => `${email} (confirmado)`,
    company: "Empresa",
    job: "Cargo",
    sector: "Sector",
    country: "País",
    employees: "Número de empleados",
    role: "Función",
    roles: { admin: "Administrador", user: "Usuario" },
    created: "Cuenta desde",
    lastLogin: "Último inicio de sesión",
    none: "–",
  },

  edit: {
    open: "Editar",
    title: "Nombre, empresa y sector",
    save: "Guardar",
    failed: "No se pudo guardar el cambio",
  },

  password: {
    title: "Cambiar la contraseña",
    text: "Se cierra la sesión en todos los demás dispositivos.",
    current: "Contraseña actual",
    submit: "Cambiar la contraseña",
    blocked: "Escriba su contraseña actual y dos veces la nueva, de 8 caracteres o más.",
    wrong: "La contraseña actual es incorrecta. No se cambió nada.",
  },

  export: {
    title: "Descargar sus datos",
    text: "Todo lo que guardamos sobre usted: en un archivo JSON, o tabla por tabla en CSV para una hoja de cálculo.",
    json: "Todo en JSON",
    failed: "No se pudo preparar la exportación",
    tables: {
      account: "Cuenta",
      comparisons: "Comparaciones",
      portfolios: "Carteras",
      portfolio_entries: "Líneas de las carteras",
      products: "Productos",
      product_components: "Componentes de los productos",
      foods: "Alimentos",
      food_properties: "Propiedades de los alimentos",
      mapped_names: "Nombres de sus listas de compra",
      mapped_columns: "Columnas de sus listas de compra",
      score_reports: "Resultados abiertos",
      shares: "Enlaces a resultados",
      sessions: "Sesiones",
      passkeys: "Llaves de acceso",
      account_events: "Actividad de la cuenta",
    },
    csv: (table) => `${table} en CSV`,
  },

  remove: {
    title: "Eliminar la cuenta",
    text: "Su cuenta, sus comparaciones, carteras, productos y alimentos, y el registro de los resultados que abrió se borran de inmediato, del servidor y de este navegador. Nadie puede recuperarlos.",
    start: "Eliminar la cuenta…",
    question: "¿Eliminar de verdad su cuenta? No se puede deshacer.",
    goes: (list) => `Se elimina: ${list}.`,
    details: "lo que sabemos de usted",
    shares:
      "Sus enlaces compartidos guardados también se eliminan y dejan de funcionar de inmediato. Los archivos, y los enlaces que contienen los resultados, se quedan con quien los tenga.",
    counts: {
      comparisons: { one: "1 comparación", other: (count) => `${count} comparaciones` },
      portfolios: { one: "1 cartera", other: (count) => `${count} carteras` },
      products: { one: "1 producto", other: (count) => `${count} productos` },
      foods: { one: "1 alimento", other: (count) => `${count} alimentos` },
      shares: { one: "1 enlace compartido", other: (count) => `${count} enlaces compartidos` },
    },
    password: "Contraseña",
    confirm: "Quiero eliminar mi cuenta y todos sus datos",
    submit: "Eliminar la cuenta",
    wrong: "La contraseña es incorrecta. No se eliminó nada.",
    failed: "No se pudo eliminar la cuenta. No se cambió nada.",
  },
};
