import { ACCOUNT_EVENTS_KEPT, DEVICE_MARKS } from "../../../contract/limits.ts";
import * as retention from "../../../contract/retention.ts";
import { translation } from "../../shipped-post.ts";

/** What is stored, why, how long, how to delete it (decisions.md 25). */
export const PRIVACY_ES = translation("privacy", "Aviso de privacidad")`
<h2>Como invitado</h2>
<p>Lo que introduce queda guardado en este navegador. Al servidor se le piden datos de referencia y, cuando usted abre unos resultados, recibe una huella (un hash SHA-256) de la comparación o cartera con la palabra
«guest»: cuenta cuántos resultados se abren y no se puede convertir de nuevo en lo que usted introdujo.</p>
<h2>Con una cuenta</h2>
<table>
<thead><tr><th>Qué</th><th>Para qué</th><th>Cuánto tiempo</th></tr></thead>
<tbody>
<tr><td>Nombre, correo electrónico, empresa, cargo y lo demás que rellene al registrarse</td><td>para tener una cuenta y para saber quién usa la herramienta</td><td>hasta que elimine la cuenta; donde se pueden enviar correos, ${retention.UNVERIFIED_ACCOUNT_LIFE / retention.DAY} días si nadie confirma la dirección</td></tr>
<tr><td>Su contraseña, como hash con sal</td><td>para comprobarla; nadie puede leerla</td><td>hasta que la cambie o elimine la cuenta</td></tr>
<tr><td>Comparaciones, carteras, productos y alimentos</td><td>para tenerlos en todos sus dispositivos</td><td>hasta que los elimine o elimine la cuenta</td></tr>
<tr><td>Qué significan los nombres y las columnas de sus listas de compra, según lo que eligió al importarlas</td><td>para que la próxima importación no lo vuelva a preguntar</td><td>hasta que elimine la cuenta; un nombre, hasta que pida que se le vuelva a preguntar</td></tr>
<tr><td>Si confirmó su correo electrónico y cuándo, y el idioma de los correos que le enviamos</td><td>para que nadie use su dirección y para que pueda leer nuestros correos</td><td>hasta que elimine la cuenta</td></tr>
<tr><td>Llaves de acceso (claves públicas y los nombres que usted les da) y códigos de recuperación, como hashes</td><td>para entrar sin contraseña o como segundo paso</td><td>hasta que los quite o elimine la cuenta</td></tr>
<tr><td>Claves para programas, como hashes, con el nombre que usted les dio, su alcance y su fin, el último uso y el número de llamadas al día</td><td>para que sus programas puedan leer o cambiar su trabajo y para mostrarle qué las usa</td><td>hasta que terminen, las quite o elimine la cuenta</td></tr>
<tr><td>Sesiones, como hashes, cada una con navegador, sistema, hora de inicio y último uso</td><td>para mantener su sesión abierta y mostrarle dónde la tiene abierta</td><td>${retention.SESSION_LIFE.user.absolute / retention.DAY} días como máximo, ${retention.SESSION_LIFE.user.idle / retention.DAY} días sin uso, hasta que cierre la sesión o la termine</td></tr>
<tr><td>Navegadores con los que inició sesión, como hashes</td><td>para que los intentos desde otros sitios no le dejen fuera y para avisarle de inicios de sesión en navegadores nuevos</td><td>los últimos ${DEVICE_MARKS}, ${retention.DEVICE_MARK_LIFE / retention.DAY} días sin inicio de sesión como máximo, hasta que elija una contraseña nueva por correo</td></tr>
<tr><td>Actividad de la cuenta: inicios de sesión, contraseñas incorrectas, cambios de contraseña y de llaves de acceso, dirección confirmada, sesiones terminadas, exportaciones, cada una con hora, navegador y sistema</td><td>para que vea si otra persona usó su cuenta</td><td>las últimas ${ACCOUNT_EVENTS_KEPT} entradas, ${retention.ACCOUNT_EVENT_LIFE / retention.DAY} días como máximo</td></tr>
<tr><td>Un inicio de sesión o una llave de acceso nueva, una vez empezados, como hashes</td><td>para comprobar el paso siguiente</td><td>hasta que termina, ${Math.max(retention.CHALLENGE_LIFE, retention.LOGIN_TICKET_LIFE) / retention.MINUTE} minutos después como máximo</td></tr>
<tr><td>Enlaces que enviamos por correo, como hashes</td><td>para iniciar sesión, elegir una contraseña, confirmar o cambiar su dirección, o deshacer ese cambio</td><td>${retention.LOGIN_LINK_LIFE / retention.MINUTE} minutos los de inicio de sesión, ${retention.RESET_TOKEN_LIFE / retention.MINUTE} minutos los de contraseñas, ${retention.EMAIL_LINK_LIFE / retention.HOUR} horas los de direcciones, ${retention.EMAIL_RESTORE_LIFE / retention.DAY} días los que deshacen un cambio, hasta que se usen</td></tr>
<tr><td>Correos para usted, con dirección y texto, solo si esta instalación no tiene proveedor de correo</td><td>para que quien la gestiona pueda entregarlos</td><td>${retention.OUTBOX_LIFE / retention.DAY} días, hasta que elimine la cuenta; el último correo, sobre la eliminación, se queda ${retention.OUTBOX_LIFE / retention.DAY} días sin su dirección</td></tr>
<tr><td>Enlaces a resultados que usted guarda: los resultados con todo lo que muestran</td><td>para que quien tenga el enlace pueda leerlos</td><td>hasta que los revoque o elimine la cuenta</td></tr>
<tr><td>Lo que hacen los administradores: cambios de los datos de referencia, consultas de listas de usuarios, nombramientos de administradores</td><td>para rendir cuentas de ello</td><td>${retention.AUDIT_LIFE / retention.DAY} días como máximo; tras eliminar la cuenta, sin nombre ni dirección</td></tr>
<tr><td>Que usted abrió unos resultados: correo electrónico, huella, fecha</td><td>para ver cómo se usa la herramienta</td><td>hasta que elimine la cuenta</td></tr>
<tr><td>Si pidió el boletín y cuándo</td><td>porque el consentimiento debe poder demostrarse</td><td>hasta que elimine la cuenta</td></tr>
</tbody>
</table>
<p>Las llamadas se cuentan por dirección o por cuenta, con una clave guardada como hash, durante una hora como máximo, para impedir que se adivinen contraseñas y que se sature el servidor. Su dirección de red no se guarda en ningún otro sitio. Una cookie dice que alguien ya inició sesión con este navegador,
para que nadie que intente adivinar su contraseña desde otro sitio pueda dejarle fuera; contiene un número aleatorio, no da acceso a nada, permanece al cerrar la sesión y caduca ${retention.DEVICE_MARK_LIFE / retention.DAY} días después del último inicio de sesión. Cuando una página falla, el servidor cuenta cómo falló y en qué versión del programa, durante ${retention.ERROR_COUNT_LIFE / retention.DAY} días, sin nada sobre usted. No hay rastreadores ni terceros en la página. Un proveedor de correo, donde esté configurado, recibe su dirección y el texto de los correos.</p>
<h2>Sus derechos</h2>
<p>La página de la cuenta exporta todo lo que hay guardado sobre usted, como JSON y CSV, y elimina la cuenta con todo ello, al instante y para siempre. Las copias de seguridad de la base de datos, con las que quien la gestiona puede repararla, la conservan ${retention.BACKUP_LIFE / retention.DAY} días más como máximo. Al cerrar la sesión se retiran sus datos de este
navegador.</p>
<p>Quien gestiona esta instalación es responsable de ella; diríjase allí para cualquier otra cuestión.</p>`;
