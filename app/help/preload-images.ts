/** Limit of preloaded images; more than any help text has. Others load when they are scrolled to. */
const MOST_IMAGES = 20;

/** Loads an image into the browser's cache; null if that fails. */
const preloadImage = async (url: string): Promise<HTMLImageElement | null> => {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return image;
  } catch {
    // The message is prescribed by specification section 8.
    console.error(`preloading '${url}' Failed`);
    return null;
  }
};

/** URLs of the images in a text, without duplicates; only addresses that the sanitiser allows. */
export const imagesIn = (html: string): readonly string[] => {
  const urls = [...html.matchAll(/<img\b[^>]*?\ssrc\s*=\s*(?:"([^"]+)"|'([^']+)')/gi)].map(
    ([, double, single]) => double ?? single ?? "",
  );
  return [...new Set(urls)].filter((url) => /^(?:https?:\/\/|\/(?![/\\]))/i.test(url)).slice(0, MOST_IMAGES);
};

/** Loads the images of a text in advance (specification section 7). Never rejects. */
export const preloadImages = async (html: string): Promise<void> => {
  await Promise.all(imagesIn(html).map(preloadImage));
};
