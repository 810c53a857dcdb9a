import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { version } from '../package.json';
import { jsonOf } from './command';
import type { Json } from './outside/fields';
import { TOOLS, type Tool } from './outside/tools';

/*
 * `outs mcp`: the tools of `outside/tools.ts` for agents, over standard input and output. Nothing else may write there.
 */

/** The longest count, in milliseconds. */
const LONGEST = 20_000;

/** Serves until standard input ends. */
export function serve(): void {
  serveStdio(() => {
    const server = new McpServer({ name: 'outs', version }, { capabilities: { tools: {} } });
    for (const tool of TOOLS) register(server, tool);
    return server;
  });
}

function register(server: McpServer, { name, title, description, inputSchema, outputSchema, run }: Tool): void {
  server.registerTool(
    name,
    {
      title,
      description,
      inputSchema: fromJsonSchema<Json>(inputSchema),
      outputSchema: fromJsonSchema<Json>(outputSchema),
      annotations: { readOnlyHint: true, idempotentHint: true, destructiveHint: false, openWorldHint: false },
    },
    async (given, { mcpReq: { signal } }) => {
      const late = AbortSignal.timeout(LONGEST);
      try {
        const answer = await run(given, AbortSignal.any([signal, late]));
        if (!answer.ok) return refuse(`${answer.error.code}: ${answer.error.message}`);
        return {
          content: [{ type: 'text', text: jsonOf(answer.value) }],
          structuredContent: answer.value,
        };
      } catch (error) {
        if (!late.aborted || signal.aborted) throw error;
        return refuse('too-long: the count takes more than 20 s. Name fewer opponents, or smaller ranges.');
      }
    },
  );
}

function refuse(text: string): { content: { type: 'text'; text: string }[]; isError: true } {
  return { content: [{ type: 'text', text }], isError: true };
}
