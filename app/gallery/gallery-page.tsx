import * as text from "../theme/text.css.ts";
import { galleries } from "./galleries.ts";
import * as css from "./gallery-page.css.ts";

/** All components in all their states, in both themes side by side; `?theme=dark` and `?part=button` filter them. */
export function GalleryPage() {
  const query = new URLSearchParams(location.search);
  const shown = galleries.filter((gallery) => !query.has("part") || gallery.title === query.get("part"));
  const themes = ["light", "dark"].filter((theme) => !query.has("theme") || theme === query.get("theme"));
  return (
    <main className={css.page}>
      {themes.map((theme) => (
        <div key={theme} className={css.side} data-theme={theme}>
          <h1 className={text.title}>Tare, parts, {theme}</h1>
          {shown.map((gallery) => (
            <Part key={gallery.title} {...gallery} />
          ))}
        </div>
      ))}
    </main>
  );
}

function Part({ title, states }: (typeof galleries)[number]) {
  return (
    <section className={css.part}>
      <h2 className={text.section}>{title}</h2>
      {Object.entries(states).map(([name, State]) => (
        <div key={name} className={css.state}>
          <p className={text.caption}>{name}</p>
          <State />
        </div>
      ))}
    </section>
  );
}
