// Before the first paint: theme/theme-choice.ts, text/README.md. A first visit pays for comments. /embed: no storage.
if (!location.pathname.endsWith("/embed")) {
  const root = document.documentElement;
  let language;
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    if (localStorage.getItem("units") === "us") root.dataset.units = "us";
    language = localStorage.getItem("language");
  } catch {
    // storage is closed to us
  }
  language ??= navigator.languages.find((wish) => /^e[ns]/.test(wish));
  if (language?.startsWith("es")) root.lang = "es";
}
