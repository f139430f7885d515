import type { sessionTexts } from "../en/session.ts";
import type { Translation } from "../translation.ts";

export const session: Translation<typeof sessionTexts> = {
  ok: "Aceptar",
  cancel: "Cancelar",

  counts: {
    comparison: { one: "1 comparación", other: (count) => `${count} comparaciones` },
    portfolio: { one: "1 cartera", other: (count) => `${count} carteras` },
    product: { one: "1 producto", other: (count) => `${count} productos` },
    food: { one: "1 alimento", other: (count) => `${count} alimentos` },
  },

  retrieval: {
    title: "No se pudieron recuperar los datos",
    text: "No se pudieron recuperar sus datos del servidor. Vuelva a intentarlo más tarde.",
    note: "«Aceptar» cierra su sesión. En el servidor no cambia nada por ello.",
    retry: "Volver a intentarlo",
  },

  guestWork: {
    title: "¿Conservar lo que hizo como invitado?",
    text: (what) => `Este navegador tiene ${what} de antes de que iniciara sesión.`,
    keep: "Conservar en mi cuenta",
    keepNote: "Pasa a su cuenta y está en todos sus dispositivos.",
    leave: "Dejar en este navegador",
    leaveNote: "Se queda aquí para invitados; su cuenta no lo tiene.",
    discard: "Descartar",
    discardNote: "Se elimina de este navegador para siempre.",
    discardTitle: "¿Descartar de verdad lo que hizo como invitado? No se puede deshacer.",
    discardText: (what) => `Se elimina ${what} de este navegador.`,
    discardConfirm: "Descartar para siempre",
    failed: "No funcionó. Lo que hizo como invitado sigue en este navegador, sin cambios.",
  },

  unsent: {
    title: "¿Cerrar sesión con cambios sin enviar?",
    text: {
      one: "1 elemento tiene cambios que el servidor aún no tiene. Al cerrar sesión se borran de este navegador para siempre.",
      other: (count) =>
        `${count} elementos tienen cambios que el servidor aún no tiene. Al cerrar sesión se borran de este navegador para siempre.`,
    },
    stay: "Seguir con la sesión",
    download: "Descargarlos",
    leave: "Cerrar sesión y perderlos",
  },

  expired: {
    title: "Inicie sesión de nuevo",
    text: "Su sesión ha terminado. Sus cambios se conservan en este navegador; se envían cuando haya iniciado sesión.",
    submit: "Iniciar sesión",
    other: "Iniciar sesión como otra persona",
    otherNote: {
      one: (email) =>
        `1 elemento con cambios sin enviar se queda en este navegador hasta que ${email} vuelva a iniciar sesión aquí.`,
      other: ({ email, count }) =>
        `${count} elementos con cambios sin enviar se quedan en este navegador hasta que ${email} vuelva a iniciar sesión aquí.`,
    },
    otherTitle: "¿Iniciar sesión como otra persona?",
    otherText: "Nada de esta cuenta se muestra ni se envía a nadie más.",
    otherNothing:
      "No se pierde nada: el servidor tiene todos los cambios. El trabajo de esta cuenta se borra de este navegador.",
    otherGo: "Ir a la página de inicio",
  },

  restored: {
    title: "Su dirección está restaurada",
    text: "Se cerraron todas las sesiones y se quitaron las llaves de acceso añadidas desde el día anterior al cambio. Abra el enlace que le enviamos para elegir una contraseña nueva; después revise en la página de su cuenta las llaves de acceso que quedan.",
  },
  deleted: { title: "Su cuenta se eliminó", text: "No queda nada de ella en el servidor ni en este navegador." },
};
