import { ACCOUNT_EVENTS_KEPT, DEVICE_MARKS } from "../../contract/limits.ts";
import * as retention from "../../contract/retention.ts";
import { post } from "../shipped-post.ts";

/** What is stored, why, how long, how to delete it (decisions.md 25). */
export const PRIVACY = post("privacy", "Privacy notice", "common")`
<h2>As a guest</h2>
<p>What you enter is saved in this browser. The server is asked for reference data, and when you open results it gets a fingerprint (a SHA-256 hash) of the comparison or portfolio with the word
“guest”: it counts how many results are opened and cannot be turned back into your entries.</p>
<h2>With an account</h2>
<table>
<thead><tr><th>What</th><th>Why</th><th>How long</th></tr></thead>
<tbody>
<tr><td>Name, email, company, job title and what else you fill in at registration</td><td>to have an account, and to know who uses the tool</td><td>until you delete the account; where emails can be sent, ${retention.UNVERIFIED_ACCOUNT_LIFE / retention.DAY} days if nobody confirms the address</td></tr>
<tr><td>Your password, as a salted hash</td><td>to check it; nobody can read it</td><td>until you change it or delete the account</td></tr>
<tr><td>Comparisons, portfolios, products and foods</td><td>to have them on all your devices</td><td>until you delete them or the account</td></tr>
<tr><td>What the names and columns of your purchase lists mean, as you chose it at an import</td><td>so that the next import does not ask again</td><td>until you delete the account; a name until you choose to be asked again</td></tr>
<tr><td>Whether and when you confirmed your email address, and the language of emails to you</td><td>so that nobody uses your address, and so that you can read our emails</td><td>until you delete the account</td></tr>
<tr><td>Passkeys (public keys and the names that you give them) and recovery codes, as hashes</td><td>to log you in without a password, or as a second step</td><td>until you remove them or delete the account</td></tr>
<tr><td>Keys for scripts, as hashes, with the name that you gave them, their scope and end, the last use and the number of calls a day</td><td>so that your programs can read or change your work, and to show you what uses them</td><td>until they end, you remove them or you delete the account</td></tr>
<tr><td>Sessions, as hashes, each with browser, system, time of login and last use</td><td>to keep you logged in, and to show you where you are logged in</td><td>at most ${retention.SESSION_LIFE.user.absolute / retention.DAY} days, ${retention.SESSION_LIFE.user.idle / retention.DAY} days without use, until you log out or end them</td></tr>
<tr><td>Browsers that you logged in with, as hashes</td><td>so that guesses from elsewhere do not lock you out, and to tell you of logins from new ones</td><td>the last ${DEVICE_MARKS}, ${retention.DEVICE_MARK_LIFE / retention.DAY} days without a login at most, until you set a new password by email</td></tr>
<tr><td>Activity of the account: logins, wrong passwords, changes of password and passkeys, a confirmed address, ended sessions, exports, each with time, browser and system</td><td>so that you can see if somebody else used your account</td><td>the last ${ACCOUNT_EVENTS_KEPT} entries, ${retention.ACCOUNT_EVENT_LIFE / retention.DAY} days at most</td></tr>
<tr><td>A login or a new passkey that has begun, as hashes</td><td>so that the next step can be checked</td><td>until it ends, ${Math.max(retention.CHALLENGE_LIFE, retention.LOGIN_TICKET_LIFE) / retention.MINUTE} minutes later at most</td></tr>
<tr><td>Links that we email, as hashes</td><td>to log in, to set a password, to confirm or change your address, or to take such a change back</td><td>${retention.LOGIN_LINK_LIFE / retention.MINUTE} minutes for logins, ${retention.RESET_TOKEN_LIFE / retention.MINUTE} minutes for passwords, ${retention.EMAIL_LINK_LIFE / retention.HOUR} hours for addresses, ${retention.EMAIL_RESTORE_LIFE / retention.DAY} days to take a change back, until they are used</td></tr>
<tr><td>Emails to you with address and text, only if this installation has no mail provider</td><td>so that its operator can hand them on</td><td>${retention.OUTBOX_LIFE / retention.DAY} days, until you delete the account; the last email, about the deletion, stays for ${retention.OUTBOX_LIFE / retention.DAY} days without your address</td></tr>
<tr><td>Links to results that you store: the results with all that they show</td><td>so that whoever has the link can read them</td><td>until you revoke them or delete the account</td></tr>
<tr><td>What administrators do: changing reference data, reading lists of users, making others administrators</td><td>so that it can be checked later</td><td>${retention.AUDIT_LIFE / retention.DAY} days at most; without name and address once their account is deleted</td></tr>
<tr><td>That you opened results: email address, fingerprint, date</td><td>to see how the tool is used</td><td>until you delete the account</td></tr>
<tr><td>Whether and when you asked for the newsletter</td><td>because we must be able to show that you agreed</td><td>until you delete the account</td></tr>
</tbody>
</table>
<p>Calls are counted by address or account, under a hashed key, for at most an hour, to stop password guessing and floods of calls. Your network address is stored nowhere else. One cookie says that somebody logged in with this browser before, so that
nobody who guesses your password elsewhere can lock you out. It holds a random number, gives no access, stays after a logout and ends ${retention.DEVICE_MARK_LIFE / retention.DAY} days after the last login. When a page fails, the server counts how it failed and in which build, for ${retention.ERROR_COUNT_LIFE / retention.DAY} days, without anything about you. There are no trackers and no third parties in the page. A mail provider, where one is configured, gets your address and the text of the emails.</p>
<h2>Your rights</h2>
<p>The account page exports everything stored about you, as JSON and CSV, and deletes the account with all of it, at once and for good. The operator’s backups of the database, made for repairs, still hold what you deleted for at most ${retention.BACKUP_LIFE / retention.DAY} days more. Logging out removes your data from this
browser.</p>
<p>Whoever runs this installation is responsible for it; ask them about anything else.</p>`;
