import type { loginTexts } from "../en/login.ts";
import type { Translation } from "../translation.ts";

export const login: Translation<typeof loginTexts> = {
  fields: {
    email: "Correo electrónico",
    password: "Contraseña",
    newPassword: "Contraseña nueva",
    confirm: "Confirmar la contraseña",
  },
  faults: {
    email: "La dirección de correo no es válida",
    password_short: "La contraseña debe tener al menos 8 caracteres",
    password_long: "La contraseña debe tener como máximo 128 caracteres",
    mismatch: "Las contraseñas deben coincidir",
    required: "Este dato es obligatorio",
  },
  passwordHint: "8 caracteres o más",

  login: {
    title: "Iniciar sesión",
    text: "Su trabajo, en todos sus dispositivos.",
    forgot: "¿Olvidó la contraseña? Restablecer",
    submit: "Iniciar sesión",
    passkey: "Iniciar sesión con una llave de acceso",
    link: "Recibir un enlace por correo para iniciar sesión",
    linkTitle: "Enlace para iniciar sesión",
    linkSent: (email) =>
      `Si ${email} tiene una cuenta, hay un correo en camino. Abra su enlace en este navegador en los próximos 15 minutos.`,
    linkFailed: "No se pudo enviar el enlace. No se cambió nada.",
    newUser: "¿Es nuevo aquí?",
    create: "Crear una cuenta",
    blocked: "Escriba su correo electrónico y su contraseña (8 caracteres o más).",
    failed: "No se pudo iniciar sesión",
    ok: "Aceptar",
  },
};
