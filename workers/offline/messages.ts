/**
 * What a page asks of the build that waits, with a port for the answer.
 * `take`: from now on whoever opens a page gets this build; answered when that is so (`false`: there was no room to note it, it
 * comes with the change of workers).
 * `waits`: whether it is still to be taken.
 */
export type AskedOfBuild = "take" | "waits";
