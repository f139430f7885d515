// Runs before the first paint, so that a page never flashes in the wrong theme. A file of its own because the content
// security policy allows no inline script. The key and the attribute are those of theme/theme-choice.ts.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // storage is closed to us: the system's preference holds
}
