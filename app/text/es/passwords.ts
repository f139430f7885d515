import type { passwordTexts } from "../en/passwords.ts";
import type { Translation } from "../translation.ts";

export const passwords: Translation<typeof passwordTexts> = {
  ok: "Aceptar",

  reset: {
    title: "Restablezca su contraseña",
    text: "Escriba la dirección de su cuenta. Le enviaremos un enlace por correo. Funciona una vez y caduca a los 60 minutos.",
    submit: "Enviar el enlace",
    blocked: "Escriba su correo electrónico.",
    back: "Volver a la página de inicio",
    dialog: "Restablecer la contraseña",
    sent: (email) => `Se envió un correo a ${email}. Revise su bandeja de entrada.`,
    mailed: (email) =>
      `Si ${email} se puede usar aquí, hay un correo en camino. Revise su bandeja de entrada: el correo dice cómo seguir.`,
    unknown: (email) =>
      `No se encontró la dirección ${email}. Regístrese, o revise la dirección y vuelva a intentarlo.`,
    noMail: "Este servidor aún no puede enviar correos. Diríjase a quien lo gestiona.",
    failed: "Hubo un error al restablecer su contraseña. Vuelva a intentarlo más tarde.",
  },

  change: {
    title: "Elija una contraseña nueva",
    text: "Cuando se cambie, se cerrará la sesión en todos los dispositivos.",
    submit: "Cambiar la contraseña",
    blocked: "Escriba dos veces la contraseña nueva, de 8 caracteres o más.",
    changedTitle: "Contraseña cambiada",
    changed: "Su contraseña se cambió correctamente.",
    failedTitle: "Error con la contraseña",
    failed: "Hubo un error al cambiar su contraseña. Vuelva a intentarlo más tarde.",
    usedUp:
      "El enlace ya se usó, tiene más de 60 minutos o la contraseña se cambió después. Puede pedir un enlace nuevo.",
    newLink: "Pedir un enlace nuevo",
    noLinkTitle: "Abra esta página desde el enlace de su correo",
    noLink:
      "El enlace no se guarda en la dirección, por lo que se pierde al volver a cargar la página. Ábralo otra vez en su correo o pida uno nuevo.",
  },
};
