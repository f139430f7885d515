import type { shellTexts } from "../en/shell.ts";
import type { Translation } from "../translation.ts";

export const shell: Translation<typeof shellTexts> = {
  product: "Tare",
  titles: {
    landing: "Tare: compare vajilla de un solo uso y reutilizable",
    home: "Su trabajo · Tare",
    region: "Comparar · Tare",
    comparison: "Comparación · Tare",
    portfolio: "Cartera · Tare",
    resetPassword: "Restablezca su contraseña · Tare",
    mailedLink: "Enlace de un correo · Tare",
    verifyEmail: "Confirme su correo electrónico · Tare",
    changePassword: "Elija una contraseña nueva · Tare",
    account: "Su cuenta · Tare",
    useCase: "Elija un caso de uso · Tare",
    food: "Elija un alimento · Tare",
    products: "Elija productos · Tare",
    product: "Producto · Tare",
    scorecard: "Resultados · Tare",
    createFood: "Defina un alimento · Tare",
    editFood: "Editar el alimento · Tare",
    admin: "Administración · Tare",
    share: "Resultados compartidos · Tare",
    changes: "Versiones de los datos · Tare",
    information: (title) => `${title} · Tare`,
  },
  skip: "Saltar al contenido",
  logo: "Tare, inicio",

  header: {
    help: "Ayuda",
    login: "Iniciar sesión",
    toDark: "Cambiar al tema oscuro",
    toLight: "Cambiar al tema claro",
  },

  footer: {
    version: "Tare, versión 1.0",
    data: (version) => `Datos de referencia ${version}`,
    feedback: "Comentarios",
    preferences: "Idioma y unidades",
    methodology: "Metodología",
    credits: "Créditos y fuentes",
    calls: "API",
    privacy: "Aviso de privacidad",
    licences: "Licencias",
  },

  preview: { on: "El modo de vista previa está activo en esta pestaña.", leave: "Salir" },

  loading: {
    page: "Abriendo la página…",
    retry: "Volver a intentarlo",
    late: "Los datos de referencia tardan más de lo habitual.",
    stale: (version) =>
      `No se pudieron cargar los datos de referencia más recientes. Está viendo los últimos datos válidos, versión ${version}.`,
    staleRetry: "Volver a intentarlo",
  },

  failure: {
    title: "Esta página dejó de funcionar",
    what: "Algo falló al mostrar la página. El error es nuestro, no suyo.",
    safe: "Sus comparaciones se conservan en este navegador y esto no las cambió.",
    next: "Cargue la página de nuevo. Si vuelve a pasar, vaya a su trabajo y abra otra página.",
    reload: "Cargar de nuevo",
    home: "Ir a su trabajo",
    details: "Detalles técnicos",
    chunkTitle: "No se pudo cargar esta página",
    chunkWhat: "No se pudo obtener una parte del producto: no hay conexión, o acaba de salir una versión nueva.",
    chunkNext: "Compruebe su conexión y cargue la página de nuevo.",
  },
};
