import type { MailWords } from "./words.ts";

export const SPANISH_MAILS: MailWords = {
  locale: "es-ES",
  device: (browser, system) => `${browser} en ${system}`,
  unknownDevice: "un dispositivo desconocido",

  reset: (link) => ({
    subject: "Tare: elija una contraseña nueva",
    paragraphs: [
      "Alguien, probablemente usted, pidió una contraseña nueva para su cuenta de Tare.",
      `Abra este enlace en los próximos 60 minutos para elegirla:\n\n${link}`,
      "El enlace funciona una sola vez. Si no lo pidió, no haga nada: su contraseña sigue igual.",
    ],
  }),

  noAccount: (origin) => ({
    subject: "Tare: no hay ninguna cuenta con esta dirección",
    paragraphs: [
      "Alguien, probablemente usted, pidió una contraseña nueva. No hay ninguna cuenta de Tare con esta dirección.",
      `Quizá usó otra. O cree una cuenta:\n\n${origin}/`,
      "Si no lo pidió, no haga nada.",
    ],
  }),

  firstPassword: (link) => ({
    subject: "Tare: elija la contraseña de su cuenta",
    paragraphs: [
      "Alguien, probablemente usted, creó una cuenta de Tare con esta dirección.",
      `Abra este enlace en los próximos 60 minutos para elegir la contraseña y después inicie sesión:\n\n${link}`,
      "El enlace funciona una sola vez. Si no lo pidió, no haga nada: nadie puede entrar sin este enlace.",
    ],
  }),

  knownAddress: (link) => ({
    subject: "Tare: ya tiene una cuenta",
    paragraphs: [
      "Alguien, probablemente usted, intentó crear una cuenta de Tare con esta dirección. Ya existe una: inicie sesión.",
      `Si olvidó la contraseña, abra este enlace en los próximos 60 minutos para elegir una nueva:\n\n${link}`,
      "El enlace funciona una sola vez. Si no lo pidió, no haga nada: su contraseña sigue igual.",
    ],
  }),

  verifyEmail: (link, days) => ({
    subject: "Tare: confirme su correo electrónico",
    paragraphs: [
      "Alguien, probablemente usted, usa esta dirección para una cuenta de Tare.",
      `Abra este enlace en las próximas 24 horas para confirmar que es suya:\n\n${link}`,
      days === null
        ? "El enlace funciona una sola vez. Si no tiene ninguna cuenta de Tare, no haga nada."
        : `El enlace funciona una sola vez. Si no tiene ninguna cuenta de Tare, no haga nada: una cuenta cuya dirección nadie confirma se elimina ${days} días después de su registro.`,
    ],
  }),

  passwordChanged: ({ when, device, origin }) => ({
    subject: "Tare: se cambió su contraseña",
    paragraphs: [
      "Se cambió la contraseña de su cuenta de Tare y se cerraron todas las sesiones que estaban abiertas.",
      `Hora: ${when}\nDispositivo: ${device}`,
      `Si no fue usted, elija de inmediato una contraseña nueva:\n\n${origin}/reset-password`,
    ],
  }),

  newDevice: ({ when, device, origin }) => ({
    subject: "Tare: inicio de sesión en un dispositivo nuevo",
    paragraphs: [
      "Alguien inició sesión en su cuenta de Tare con un navegador que no conocíamos.",
      `Hora: ${when}\nDispositivo: ${device}`,
      "Si fue usted, no tiene que hacer nada.",
      `Si no fue usted, elija de inmediato una contraseña nueva. Así se cierran todas las sesiones:\n\n${origin}/reset-password`,
    ],
  }),

  passkeyAdded: ({ when, device, origin }, name) => ({
    subject: "Tare: se añadió una llave de acceso",
    paragraphs: [
      `La llave de acceso «${name}» ya sirve para iniciar sesión en su cuenta de Tare.`,
      `Hora: ${when}\nDispositivo: ${device}`,
      `Si no fue usted, elija de inmediato una contraseña nueva y quite después la llave en la página de su cuenta:\n\n${origin}/reset-password`,
    ],
  }),

  passkeyRemoved: ({ when, device, origin }, name) => ({
    subject: "Tare: se quitó una llave de acceso",
    paragraphs: [
      `La llave de acceso «${name}» ya no sirve para su cuenta de Tare.`,
      `Hora: ${when}\nDispositivo: ${device}`,
      `Si no fue usted, elija de inmediato una contraseña nueva:\n\n${origin}/reset-password`,
    ],
  }),

  recoveryCodeUsed: ({ when, device, origin }, left) => ({
    subject: "Tare: se usó un código de recuperación",
    paragraphs: [
      "Alguien, probablemente usted, inició sesión en su cuenta de Tare con su contraseña y un código de recuperación.",
      `Hora: ${when}\nDispositivo: ${device}`,
      `Códigos de recuperación que quedan: ${left}. Puede crear otros nuevos en la página de su cuenta.`,
      `Si no fue usted, elija de inmediato una contraseña nueva y cree después códigos nuevos:\n\n${origin}/reset-password`,
    ],
  }),

  accountDeleted: ({ when, device }) => ({
    subject: "Tare: se eliminó su cuenta",
    paragraphs: [
      "Se eliminó su cuenta de Tare con todo lo que le pertenecía. Este es nuestro último correo.",
      `Hora: ${when}\nDispositivo: ${device}`,
      "Si no fue usted, alguien conoce su contraseña: cámbiela allí donde también la use y avise a quien gestiona esta instalación. El trabajo eliminado no se puede recuperar.",
    ],
  }),
};
