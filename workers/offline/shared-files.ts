/** Where the system sends files that the installed app is given (`share_target` of the manifest). Never asked of the server. */
export const SHARE_TARGET = "/share-files";
const CACHE = "tare-shared-files";
const FILE_NAME = "X-File-Name";
/** The page that imports them. */
const IMPORT = "/portfolio-mode?mode=import";

/** Keeps the files of a form until the page takes them, and leads there. */
export async function keepSharedFiles(caches: CacheStorage, request: Request): Promise<Response> {
  const files = (await request.formData()).getAll("files").filter((file) => typeof file !== "string");
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  for (const [at, file] of files.entries()) {
    await cache.put(`/${at}`, new Response(file, { headers: { [FILE_NAME]: encodeURIComponent(file.name) } }));
  }
  return new Response(null, { status: 303, headers: { Location: IMPORT } });
}

/** The kept files, once. */
export async function takeSharedFiles(caches: CacheStorage): Promise<readonly File[]> {
  if (!(await caches.has(CACHE))) return [];
  const cache = await caches.open(CACHE);
  const files: File[] = [];
  for (let at = 0, kept = await cache.match("/0"); kept !== undefined; kept = await cache.match(`/${++at}`)) {
    files.push(new File([await kept.blob()], decodeURIComponent(kept.headers.get(FILE_NAME) ?? "")));
  }
  await caches.delete(CACHE);
  return files;
}
