/**
 * Messages from a page to the service worker of a waiting build, with a port for the boolean reply.
 * - `take`: use this build for pages opened from now on; `false` if storage is full and the change of workers must do
 *   it.
 * - `waits`: whether the build is not in use yet.
 */
export type AskedOfBuild = "take" | "waits";
