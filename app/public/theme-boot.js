// theme/theme-choice.ts, text/README.md
if (!location.pathname.endsWith("/embed")) {
  const root = document.documentElement;
  let language;
  try {
    const { theme, units } = localStorage;
    language = localStorage.language;
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    if (units === "us") root.dataset.units = units;
  } catch {
    // closed
  }
  language ??= navigator.languages.find((wish) => /^e[ns]/.test(wish));
  if (language?.startsWith("es")) root.lang = "es";
}
