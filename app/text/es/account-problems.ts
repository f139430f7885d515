import type { accountProblemTexts } from "../en/account-problems.ts";
import type { Translation } from "../translation.ts";

export const accountProblems: Translation<typeof accountProblemTexts> = {
  errors: {
    wrongPassword: "Correo electrónico o contraseña incorrectos.",
    unknownEmail: "No se encontró este correo electrónico. Regístrese primero.",
    other: "No se pudo iniciar sesión con el correo electrónico y la contraseña indicados.",
    exists: "Ya existe una cuenta con este correo electrónico. Inicie sesión.",
  },
  password: {
    password_blank: "La contraseña no puede tener solo espacios",
    password_common: "Es una de las contraseñas más usadas. Elija otra.",
    password_own: "Se parece demasiado a su nombre, correo electrónico o empresa. Elija otra.",
  },
  why: {
    offline:
      "No se puede contactar con el servidor. Compruebe su conexión y vuelva a intentarlo. Lo que escribió sigue aquí.",
    timeout: "El servidor tarda demasiado en responder. Vuelva a intentarlo en un momento. Lo que escribió sigue aquí.",
    tooMany: (wait) => `Demasiados intentos. Espere ${wait} y vuelva a intentarlo. Lo que escribió sigue aquí.`,
    account:
      "Demasiados intentos en esta cuenta. Inicie sesión con una llave de acceso, en un dispositivo que ya usó o con un enlace por correo.",
    tooManySoon: "Demasiados intentos. Espere un momento y vuelva a intentarlo. Lo que escribió sigue aquí.",
    server: "Algo falló en el servidor. No se cambió nada. Lo que escribió sigue aquí.",
    field: (field, fault) => `${field}: ${fault}`,
  },
  wait: {
    seconds: { one: "1 segundo", other: (count) => `${count} segundos` },
    minutes: { one: "1 minuto", other: (count) => `${count} minutos` },
  },
};
