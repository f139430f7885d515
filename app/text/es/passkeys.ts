import type { passkeyTexts } from "../en/passkeys.ts";
import type { Translation } from "../translation.ts";

export const passkeys: Translation<typeof passkeyTexts> = {
  section: {
    title: "Llaves de acceso y códigos de recuperación",
    text: "Con una llave de acceso inicia sesión con su huella, su cara, un PIN o una llave de seguridad en lugar de la contraseña. Solo funciona en este sitio, así que un sitio falso no puede robarla.",
    none: "Todavía no tiene ninguna llave de acceso.",
    unsupported:
      "Este navegador no admite llaves de acceso. Use una versión actual de Chrome, Edge, Firefox o Safari para añadir una.",
    loading: "Cargando sus llaves de acceso…",
    failed: "No se pudieron cargar sus llaves de acceso",
    failedText: "Compruebe su conexión y vuelva a intentarlo. No se cambió nada.",
    caption: "Sus llaves de acceso",
    columns: { name: "Nombre", created: "Añadida", lastUsed: "Último uso", actions: "Acciones" },
    never: "Nunca",
    full: "Tiene 10 llaves de acceso, el máximo. Quite una para añadir otra.",
    rename: "Cambiar nombre",
    renameOf: (name) => `Cambiar el nombre de ${name}`,
    remove: "Quitar…",
    removeOf: (name) => `Quitar ${name}`,
    added: "Se añadió la llave de acceso.",
    renamed: "Se cambió el nombre de la llave de acceso.",
    removed: "Se quitó la llave de acceso.",
  },

  add: {
    start: "Añadir una llave de acceso…",
    title: "Añadir una llave de acceso",
    text: "Dele un nombre que le diga dónde se guarda. Después el navegador pregunta cómo crearla.",
    name: "Nombre de la llave de acceso",
    nameHint: "Por ejemplo «Portátil del trabajo» o «Llave de seguridad»",
    submit: "Crear llave de acceso",
  },
  renaming: { title: "Cambiar el nombre de la llave de acceso", submit: "Guardar nombre" },
  removing: {
    title: (name) => `¿Quitar la llave de acceso «${name}»?`,
    text: "Ya no servirá para iniciar sesión aquí. Elimínela también en el dispositivo si ya no la necesita.",
    last: "Es la última: para iniciar sesión volverá a bastar la contraseña y sus códigos de recuperación dejarán de funcionar.",
    submit: "Quitar llave de acceso",
  },

  asking: {
    label: "Pedir una llave de acceso después de la contraseña",
    note: "Para iniciar sesión con la contraseña hará falta también una de sus llaves de acceso. Al activarlo se cierra la sesión en los demás dispositivos.",
    required: "Siempre activo para administradores con una llave de acceso.",
    turnedOn:
      "Al iniciar sesión con la contraseña ahora se pide una llave de acceso. Se cerró la sesión en todos los demás dispositivos.",
    turnedOff: "Para iniciar sesión basta la contraseña.",
  },

  codes: {
    title: "Códigos de recuperación",
    text: "Si pierde todas sus llaves de acceso, puede entrar con su contraseña y uno de estos códigos. Cada código funciona una sola vez.",
    none: "No tiene códigos de recuperación. Si pierde sus llaves de acceso, no podrá iniciar sesión con la contraseña mientras se pida una.",
    left: { one: "Queda 1 código.", other: (count) => `Quedan ${count} códigos.` },
    make: "Crear códigos de recuperación",
    renew: "Crear códigos nuevos…",
    question: "¿Crear códigos de recuperación nuevos?",
    questionText: "Los códigos que tiene ahora dejarán de funcionar.",
    confirm: "Crear códigos nuevos",
    shown: "Sus códigos de recuperación",
    shownText:
      "Se muestran solo esta vez. Guárdelos donde los encuentre sin este dispositivo, por ejemplo en papel o en un gestor de contraseñas.",
    list: "Códigos de recuperación",
    copy: "Copiar",
    copied: "Se copiaron los códigos.",
    notCopied: "No se pudieron copiar los códigos. Selecciónelos y cópielos usted.",
    save: "Descargar",
    print: "Imprimir",
    done: "Los he guardado",
    sheet: (email) => `Tare: códigos de recuperación de ${email}`,
    sheetNote: "Cada código funciona una sola vez, junto con la contraseña.",
  },

  login: {
    title: "Inicie sesión con su llave de acceso",
    text: "La contraseña es correcta. Esta cuenta pide además una de sus llaves de acceso.",
    submit: "Usar una llave de acceso",
    other: "Usar un código de recuperación",
    codeText: "Escriba uno de los códigos de recuperación que guardó. Funciona una sola vez.",
    code: "Código de recuperación",
    codeSubmit: "Iniciar sesión",
    back: "Usar una llave de acceso",
  },

  proof: {
    title: "Confirme que es usted",
    text: "Para esto hace falta su contraseña o una llave de acceso, porque no se pidió en los últimos 15 minutos. Después continúa lo que había empezado.",
    password: "Contraseña",
    submit: "Confirmar",
    passkey: "Usar una llave de acceso",
  },

  cancel: "Cancelar",

  problems: {
    unsupported: "Este navegador no admite llaves de acceso aquí. Use otra forma o un navegador actual.",
    cancelled:
      "No se usó ninguna llave de acceso: se cerró la pregunta, no se encontró ninguna adecuada o tardó demasiado. Vuelva a intentarlo.",
    known: "Este dispositivo ya tiene una llave de acceso de su cuenta. Use otro dispositivo o una llave de seguridad.",
    wrong_site: "Las llaves de acceso no funcionan en esta dirección. Abra el sitio en su dirección habitual.",
    failed: "El navegador no pudo usar una llave de acceso. Vuelva a intentarlo o use otra forma.",
    passkey_refused:
      "El servidor no aceptó esta llave de acceso. Quizá se quitó de la cuenta o la pregunta es demasiado antigua. Vuelva a intentarlo.",
    login_expired: "El inicio de sesión tardó demasiado. Empiece otra vez con su contraseña.",
    recovery_code_wrong: "No es un código de recuperación de la cuenta, o ya se usó.",
    wrong_current_password: "La contraseña no es correcta. No se cambió nada.",
    fresh_proof_needed: "No confirmó que es usted. No se cambió nada.",
    no_passkey: "La cuenta no tiene ninguna llave de acceso. Use su contraseña.",
    email_unverified:
      "Confirme primero su dirección de correo: abra el enlace del correo que le enviamos. Después añada una llave de acceso.",
    quota_exceeded: "Tiene 10 llaves de acceso, el máximo. Quite una para añadir otra.",
    unknown_item: "Esta llave de acceso ya no existe.",
    other: "No funcionó. No se cambió nada. Vuelva a intentarlo.",
  },
};
