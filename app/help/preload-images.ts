/** More pictures than any help text has; the rest comes when it is scrolled to. */
const MOST_IMAGES = 20;

/** Loads a picture into the browser's cache. Null where that fails: the text goes on without it. */
const preloadImage = async (url: string): Promise<HTMLImageElement | null> => {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return image;
  } catch {
    // the words of specification section 8
    console.error(`preloading '${url}' Failed`);
    return null;
  }
};

/** The pictures that a text is going to show, each once. */
export const imagesIn = (html: string): readonly string[] => {
  const urls = [...html.matchAll(/<img\b[^>]*?\ssrc\s*=\s*(?:"([^"]+)"|'([^']+)')/gi)].map(
    ([, double, single]) => double ?? single ?? "",
  );
  return [...new Set(urls)].filter((url) => /^(?:https?:\/\/|\/(?![/\\]))/i.test(url)).slice(0, MOST_IMAGES);
};

/** Loads the pictures of a text while it is read from its top (specification section 7). Never rejects. */
export const preloadImages = async (html: string): Promise<void> => {
  await Promise.all(imagesIn(html).map(preloadImage));
};
