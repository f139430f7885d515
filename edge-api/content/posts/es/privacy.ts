import type { Translation } from "../../shipped-post.ts";

/** What is stored, why, how long, how to delete it (decisions.md 25). */
export const PRIVACY_ES: Translation = {
  slug: "privacy",
  title: "Aviso de privacidad",
  html: `
<h2>Como invitado</h2>
<p>Lo que introduce queda guardado en este navegador. Al servidor se le piden datos de referencia y, cuando usted abre unos resultados, recibe una huella (un hash SHA-256) de la comparación o cartera con la palabra
«guest»: cuenta cuántos resultados se abren y no se puede convertir de nuevo en lo que usted introdujo.</p>
<h2>Con una cuenta</h2>
<table>
<thead><tr><th>Qué</th><th>Para qué</th><th>Cuánto tiempo</th></tr></thead>
<tbody>
<tr><td>Nombre, correo electrónico, empresa, cargo y lo demás que rellene al registrarse</td><td>para tener una cuenta y para saber quién usa la herramienta</td><td>hasta que elimine la cuenta</td></tr>
<tr><td>Su contraseña, como hash con sal</td><td>para comprobarla; nadie puede leerla</td><td>hasta que la cambie o elimine la cuenta</td></tr>
<tr><td>Comparaciones, carteras, productos y alimentos</td><td>para tenerlos en todos sus dispositivos</td><td>hasta que los elimine o elimine la cuenta</td></tr>
<tr><td>Sesiones, como hashes</td><td>para mantener su sesión abierta</td><td>90 días como máximo, 30 días sin uso</td></tr>
<tr><td>Navegadores con los que inició sesión, como hashes</td><td>para que los intentos desde otros sitios no le dejen fuera</td><td>los últimos 20, un año sin inicio de sesión como máximo, hasta que elija una contraseña nueva por correo</td></tr>
<tr><td>Que usted abrió unos resultados: correo electrónico, huella, fecha</td><td>para ver cómo se usa la herramienta</td><td>hasta que elimine la cuenta</td></tr>
<tr><td>Si pidió el boletín y cuándo</td><td>porque el consentimiento debe poder demostrarse</td><td>hasta que elimine la cuenta</td></tr>
</tbody>
</table>
<p>Las direcciones de quienes llaman se cuentan bajo una clave cifrada con hash durante una hora como máximo, para impedir que se adivinen contraseñas. Una cookie dice que alguien ya inició sesión con este navegador,
para que nadie que intente adivinar su contraseña desde otro sitio pueda dejarle fuera; contiene un número aleatorio, no da acceso a nada, permanece al cerrar la sesión y caduca un año después del último inicio de sesión. No hay rastreadores ni terceros en la página.</p>
<h2>Sus derechos</h2>
<p>La página de la cuenta exporta todo lo que hay guardado sobre usted, como JSON y CSV, y elimina la cuenta con todo ello, al instante y para siempre. Al cerrar la sesión se retiran sus datos de este
navegador.</p>
<p>Quien gestiona esta instalación es responsable de ella; diríjase allí para cualquier otra cuestión.</p>`,
};
