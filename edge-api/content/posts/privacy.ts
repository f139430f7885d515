import type { ShippedPost } from "../shipped-post.ts";

/** What is stored, why, how long, how to delete it (decisions.md 25). */
export const PRIVACY: ShippedPost = {
  slug: "privacy",
  title: "Privacy notice",
  category: "common",
  html: `
<h2>As a guest</h2>
<p>What you enter is saved in this browser. The server is asked for reference data, and when you open results it gets a fingerprint (a SHA-256 hash) of the comparison or portfolio with the word
“guest”: it counts how many results are opened and cannot be turned back into your entries.</p>
<h2>With an account</h2>
<table>
<thead><tr><th>What</th><th>Why</th><th>How long</th></tr></thead>
<tbody>
<tr><td>Name, e-mail, company, job title and what else you fill in at registration</td><td>to have an account, and to know who uses the tool</td><td>until you delete the account</td></tr>
<tr><td>Your password, as a salted hash</td><td>to check it; nobody can read it</td><td>until you change it or delete the account</td></tr>
<tr><td>Comparisons, portfolios, products and foods</td><td>to have them on all your devices</td><td>until you delete them or the account</td></tr>
<tr><td>Sessions, as hashes</td><td>to keep you logged in</td><td>at most 90 days, 30 days without use</td></tr>
<tr><td>Browsers that you logged in with, as hashes</td><td>so that guesses from elsewhere do not lock you out</td><td>the last 20, a year without a login at most, until you set a new password by mail</td></tr>
<tr><td>That you opened results: e-mail, fingerprint, date</td><td>to see how the tool is used</td><td>until you delete the account</td></tr>
<tr><td>Whether and when you asked for the newsletter</td><td>because consent has to be shown</td><td>until you delete the account</td></tr>
</tbody>
</table>
<p>Addresses of callers are counted under a hashed key for at most an hour, to stop the guessing of passwords. One cookie says that somebody logged in with this browser before, so that
nobody who guesses at your password elsewhere can lock you out; it holds a random number, opens nothing, stays after a logout and ends a year after the last login. There are no trackers and no third parties in the page.</p>
<h2>Your rights</h2>
<p>The account page exports everything that is stored of you, as JSON and CSV, and deletes the account with all of it, at once and for good. Logging out removes your data from this
browser.</p>
<p>Who runs this installation is responsible for it; ask there with anything else.</p>`,
};
