import type { MailWords } from "./words.ts";

export const SPANISH_MAILS: MailWords = {
  locale: "es-ES",
  device: (browser, system) => `${browser} en ${system}`,
  unknownDevice: "un dispositivo desconocido",

  reset: (link) => [
    "Tare: elija una contraseña nueva",
    "Alguien, probablemente usted, pidió una contraseña nueva para su cuenta de Tare.",
    `Abra este enlace en los próximos 60 minutos para elegirla:\n\n${link}`,
    "El enlace funciona una sola vez. Si no lo pidió, no haga nada: su contraseña sigue igual.",
  ],

  noAccount: (origin) => [
    "Tare: no hay ninguna cuenta con esta dirección",
    "Alguien, probablemente usted, pidió una contraseña nueva o un enlace para iniciar sesión. No hay ninguna cuenta de Tare con esta dirección.",
    `Quizá usó otra. O cree una cuenta:\n\n${origin}/`,
    "Si no lo pidió, no haga nada.",
  ],

  firstPassword: (link) => [
    "Tare: elija la contraseña de su cuenta",
    "Alguien, probablemente usted, creó una cuenta de Tare con esta dirección.",
    `Abra este enlace en los próximos 60 minutos para elegir la contraseña y después inicie sesión:\n\n${link}`,
    "El enlace funciona una sola vez. Si no lo pidió, no haga nada: nadie puede entrar sin este enlace.",
  ],

  knownAddress: (link) => [
    "Tare: ya tiene una cuenta",
    "Alguien, probablemente usted, intentó crear una cuenta de Tare con esta dirección. Ya existe una: inicie sesión.",
    `Si olvidó la contraseña, abra este enlace en los próximos 60 minutos para elegir una nueva:\n\n${link}`,
    "El enlace funciona una sola vez. Si no lo pidió, no haga nada: su contraseña sigue igual.",
  ],

  verifyEmail: (link, { name, when }, days) => [
    "Tare: confirme su correo electrónico",
    `Alguien, probablemente usted, registró una cuenta de Tare con esta dirección, con el nombre «${name}», el ${when}.`,
    `Abra este enlace en las próximas 24 horas para confirmar que es suya:\n\n${link}`,
    days === null
      ? "El enlace funciona una sola vez. Si no fue usted, dígalo en la página del enlace y la cuenta se elimina."
      : `El enlace funciona una sola vez. Si no fue usted, dígalo en la página del enlace y la cuenta se elimina; o no haga nada: una cuenta cuya dirección nadie confirma se elimina ${days} días después de su registro.`,
  ],

  loginLink: (link) => [
    "Tare: su enlace para iniciar sesión",
    "Alguien, probablemente usted, pidió un enlace para iniciar sesión en su cuenta de Tare.",
    `Ábralo en los próximos 15 minutos, en el navegador en el que lo pidió:\n\n${link}`,
    "El enlace funciona una sola vez y en ningún otro navegador. Si no lo pidió, no haga nada: nadie inicia sesión con él.",
  ],

  newEmail: (link) => [
    "Tare: confirme su nuevo correo electrónico",
    "Alguien, probablemente usted, quiere usar esta dirección para su cuenta de Tare.",
    `Abra este enlace en las próximas 24 horas, en un navegador en el que tenga la sesión iniciada:\n\n${link}`,
    "El enlace funciona una sola vez. Si no lo pidió, no haga nada: nada cambia.",
  ],

  emailTaken: () => [
    "Tare: esta dirección ya tiene una cuenta",
    "Alguien, probablemente usted, quiso usar esta dirección para otra cuenta de Tare. La dirección tiene su propia cuenta, así que no se cambió nada.",
    "Si quiere usarla allí, elimine antes la cuenta de esta dirección. Si no fue usted, no haga nada.",
  ],

  emailChanged: ({ when, device }, link) => [
    "Tare: se cambió su correo electrónico",
    "Su cuenta de Tare tiene ahora otro correo electrónico. Esta dirección ya no se usa para ella.",
    `Hora: ${when}\nDispositivo: ${device}`,
    `Si no fue usted, abra este enlace en los próximos 7 días. Restaura esta dirección y cierra todas las sesiones:\n\n${link}`,
  ],

  passwordChanged: ({ when, device, origin }) => [
    "Tare: se cambió su contraseña",
    "Se cambió la contraseña de su cuenta de Tare y se cerraron todas las sesiones que estaban abiertas.",
    `Hora: ${when}\nDispositivo: ${device}`,
    `Si no fue usted, elija de inmediato una contraseña nueva:\n\n${origin}/reset-password`,
  ],

  newDevice: ({ when, device, origin }) => [
    "Tare: inicio de sesión en un dispositivo nuevo",
    "Alguien inició sesión en su cuenta de Tare con un navegador que no conocíamos.",
    `Hora: ${when}\nDispositivo: ${device}`,
    "Si fue usted, no tiene que hacer nada.",
    `Si no fue usted, elija de inmediato una contraseña nueva. Así se cierran todas las sesiones:\n\n${origin}/reset-password`,
  ],

  passkeyAdded: ({ when, device, origin }, name) => [
    "Tare: se añadió una llave de acceso",
    `La llave de acceso «${name}» ya sirve para iniciar sesión en su cuenta de Tare.`,
    `Hora: ${when}\nDispositivo: ${device}`,
    `Si no fue usted, elija de inmediato una contraseña nueva y quite después la llave en la página de su cuenta:\n\n${origin}/reset-password`,
  ],

  passkeyRemoved: ({ when, device, origin }, name) => [
    "Tare: se quitó una llave de acceso",
    `La llave de acceso «${name}» ya no sirve para su cuenta de Tare.`,
    `Hora: ${when}\nDispositivo: ${device}`,
    `Si no fue usted, elija de inmediato una contraseña nueva:\n\n${origin}/reset-password`,
  ],

  keyCreated: ({ when, device, origin }, name) => [
    "Tare: se creó una clave para programas",
    `Con la clave «${name}» los programas ya pueden leer el trabajo de su cuenta de Tare, o también cambiarlo.`,
    `Hora: ${when}\nDispositivo: ${device}`,
    `Si no fue usted, elija de inmediato una contraseña nueva. Así se anulan todas las claves:\n\n${origin}/reset-password`,
  ],

  recoveryCodeUsed: ({ when, device, origin }, left) => [
    "Tare: se usó un código de recuperación",
    "Alguien, probablemente usted, inició sesión en su cuenta de Tare con su contraseña y un código de recuperación.",
    `Hora: ${when}\nDispositivo: ${device}`,
    `Códigos de recuperación que quedan: ${left}. Puede crear otros nuevos en la página de su cuenta.`,
    `Si no fue usted, elija de inmediato una contraseña nueva y cree después códigos nuevos:\n\n${origin}/reset-password`,
  ],

  accountDeleted: ({ when, device }) => [
    "Tare: se eliminó su cuenta",
    "Se eliminó su cuenta de Tare con todo lo que le pertenecía. Este es nuestro último correo.",
    `Hora: ${when}\nDispositivo: ${device}`,
    "Si no fue usted, alguien conoce su contraseña: cámbiela allí donde también la use y avise a quien gestiona esta instalación. El trabajo eliminado no se puede recuperar.",
  ],
};
