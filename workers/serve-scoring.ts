import { expose, transfer } from "comlink";
import { buffersOf } from "./engine/portfolio/entry-buffers.ts";
import type { ScoringApi } from "./scoring-api.ts";
import { createScoringService } from "./scoring-service.ts";
import { withWarningLog } from "./warning-log.ts";

// the only place that writes data problems to the console
const service = withWarningLog(createScoringService(), (line) => console.warn(line));

expose({
  ...service,
  unpackReply: async (reply) => {
    const result = await service.unpackReply(reply);
    return transfer(result, result.ok ? result.value.map(({ bytes }) => bytes) : []);
  },
  unpackShare: async (text) => {
    const result = await service.unpackShare(text);
    return transfer(result, result.ok && result.value?.lines ? buffersOf(result.value.lines) : []);
  },
  takeSheet: async (sheet) => {
    const result = await service.takeSheet(sheet);
    return transfer(result, result.ok ? buffersOf(result.value) : []);
  },
} satisfies ScoringApi);
