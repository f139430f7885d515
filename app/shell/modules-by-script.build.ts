import type { Plugin } from "vite";

/**
 * Loads the page's first modules by scripts. Vite preloads them, which Chrome reports as a mismatch and repeats once a service
 * worker serves them.
 */
export const modulesByScript: Plugin = {
  name: "tare-modules-by-script",
  transformIndexHtml: {
    order: "post",
    handler: (html) =>
      html.replaceAll(
        /<link rel="modulepreload" crossorigin href=("[^"]+")>/g,
        '<script type="module" crossorigin src=$1></script>',
      ),
  },
};
