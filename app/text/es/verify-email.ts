import type { verifyEmailTexts } from "../en/verify-email.ts";
import type { Translation } from "../translation.ts";

export const verifyEmail: Translation<typeof verifyEmailTexts> = {
  page: {
    title: "Confirme su correo electrónico",
    leads: {
      session: "Abrió el enlace de nuestro correo. Confirme que la dirección es suya.",
      password:
        "Alguien registró una cuenta con su dirección. Si fue usted, confírmelo con la contraseña de la cuenta.",
      new: "Con una contraseña nueva, la cuenta es solo suya: se cierra la sesión de todos los demás.",
    },
    submit: "Confirmar el correo electrónico",
    submitNew: "Guardar la contraseña y confirmar",
    toNew: "Elegir una contraseña nueva",
    toPassword: "Conozco la contraseña",
    notMine: "Yo no me registré",
    notMineQuestion: "¿Eliminar esta cuenta?",
    notMineText: "Alguien usó su dirección sin preguntarle. La cuenta se elimina con todo lo que guarda.",
    notMineSure: "Eliminar la cuenta",
    cancel: "Cancelar",
    wrong: "La contraseña no es correcta. No se cambió nada.",
    done: {
      confirmed: { title: "Correo electrónico confirmado", text: "Puede cerrar esta página o continuar aquí." },
      changed: {
        title: "Correo electrónico confirmado",
        text: "La contraseña nueva está guardada. Inicie sesión con ella.",
      },
      deleted: { title: "La cuenta se eliminó", text: "Nadie puede seguir usando aquí su dirección." },
    },
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
