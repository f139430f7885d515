import type { insideTexts } from "../en/inside.ts";
import type { Translation } from "../translation.ts";

export const inside: Translation<typeof insideTexts> = {
  notSaved: {
    quota: "este navegador no tiene más espacio.",
    storage: "este navegador no guarda datos.",
    other: "el último cambio está solo en esta ventana.",
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
    there: (version) => `Hay nuevos datos de referencia, ${version}.`,
    take: "Usarlos",
    changing: (version) => `Cambiando a los datos de referencia ${version}…`,
  },
  account: "Su cuenta",
  logout: "Cerrar sesión",
  region: (name) => `Región: ${name}`,
};
