import type { mailedLinkTexts } from "../en/mailed-links.ts";
import type { Translation } from "../translation.ts";

export const mailedLinks: Translation<typeof mailedLinkTexts> = {
  pages: {
    "login-link": {
      title: "Iniciar sesión con el enlace",
      text: "Abrió el enlace de nuestro correo. Funciona una sola vez, en el navegador en el que lo pidió.",
      submit: "Iniciar sesión",
      failed: "El enlace no inició la sesión",
      usedUp:
        "El enlace ya se usó, tiene más de 15 minutos o se pidió en otro navegador. Pida uno nuevo donde inicia sesión.",
    },
    "confirm-email": {
      title: "Usar el correo electrónico nuevo",
      text: "Abrió el enlace de nuestro correo. Desde ahora iniciará sesión con esta dirección. Avisamos a la anterior: quien la lea puede deshacer el cambio durante 7 días.",
      submit: "Usar esta dirección",
      failed: "La dirección no se cambió",
      usedUp:
        "El enlace ya se usó, tiene más de 24 horas, es de otra cuenta o la dirección la usa otra cuenta. Pida uno nuevo en la página de su cuenta.",
    },
    "restore-email": {
      title: "Recuperar el correo electrónico anterior",
      text: "Alguien cambió el correo electrónico de su cuenta y no fue usted. Se restaura la dirección anterior, se cierran todas las sesiones y dejan de funcionar la contraseña y las llaves de acceso añadidas desde el día anterior al cambio. Después le enviamos un enlace para elegir una contraseña nueva.",
      submit: "Restaurar mi dirección",
      failed: "La dirección no se restauró",
      usedUp: "El enlace ya se usó o tiene más de 7 días.",
    },
  },
  changed: { title: "Correo electrónico cambiado", text: "Desde ahora, inicie sesión con la dirección nueva." },
  goOn: "Continuar",
  needsLogin:
    "Para usar la dirección nueva, inicie sesión en su cuenta en este navegador con la anterior. Después abra otra vez el enlace del correo.",
  logIn: "Ir al inicio de sesión",
  noLinkTitle: "Abra esta página desde el enlace del correo",
  noLink:
    "El enlace no se guarda en la dirección, así que se pierde al recargar la página. Ábralo otra vez en su correo.",

  change: {
    title: "Cambiar el correo electrónico",
    text: "Enviamos un enlace a la dirección nueva. Nada cambia hasta que lo abra.",
    field: "Correo electrónico nuevo",
    submit: "Enviar el enlace",
    blocked: "Escriba el correo electrónico nuevo.",
    sent: (email) =>
      `Hay un enlace en camino a ${email}. Ábralo en las próximas 24 horas, en un navegador en el que tenga la sesión iniciada.`,
    failed: "No se pudo enviar el enlace",
  },
};
