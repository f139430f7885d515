import type { verifyEmailTexts } from "../en/verify-email.ts";
import type { Translation } from "../translation.ts";

export const verifyEmail: Translation<typeof verifyEmailTexts> = {
  page: {
    title: "Confirme su correo electrónico",
    text: "Abrió el enlace de nuestro correo. Confirme que la dirección es suya.",
    submit: "Confirmar el correo electrónico",
    confirmedTitle: "Correo electrónico confirmado",
    confirmed: "Puede cerrar esta página o continuar aquí.",
    goOn: "Continuar",
    failed: "No se pudo confirmar su correo electrónico",
    usedUp:
      "Este enlace ya se usó o tiene más de 24 horas. Si la página de su cuenta dice que la dirección no está confirmada, pida allí un enlace nuevo.",
    noLinkTitle: "Abra esta página desde el enlace del correo",
    noLink:
      "El enlace no se guarda en la dirección, así que se pierde al recargar la página. Ábralo otra vez en su correo o pida uno nuevo en la página de su cuenta.",
  },

  status: {
    title: "Su correo electrónico no está confirmado",
    text: (email) =>
      `Abra el enlace del correo que enviamos a ${email}. Funciona una sola vez y caduca a las 24 horas.`,
    waits: "Hasta entonces no puede crear enlaces que guarda el servidor ni guardar más de 5 MB en él.",
    deleted: (day) => `Sin confirmación, la cuenta se elimina el ${day} con todo lo que guarda.`,
    send: "Enviar el enlace otra vez",
    sent: (email) => `Un enlace nuevo va de camino a ${email}.`,
    failed: "No se pudo enviar el enlace",
  },
};
