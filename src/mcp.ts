import { Transform, type TransformCallback } from 'node:stream';
import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { version } from '../package.json';
import { jsonOf, onPage } from './command';
import type { Json } from './outside/fields';
import { INSTRUCTIONS, TOOLS, unknownArgument, type Tool } from './outside/tools';
import { isRecord } from './shape';

/* `outs mcp`: the tools for agents over standard input and output. Nothing else may write there. */

/** The longest count, in milliseconds. */
const LONGEST = 20_000;

/** Serves until standard input ends. */
export function serve(): void {
  const newServer = (): McpServer => {
    const server = new McpServer(
      { name: 'outs', version },
      { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
    );
    for (const tool of TOOLS) register(server, tool);
    return server;
  };
  serveStdio(newServer, { transport: new StdioServerTransport(process.stdin.pipe(new LineFilter())) });
}

/** A tool's input: the fault of an unknown argument names it. */
function inputOf(tool: Tool): ReturnType<typeof fromJsonSchema<Json>> {
  const schema = fromJsonSchema<Json>(tool.inputSchema);
  const own = schema['~standard'];
  return {
    ...schema,
    '~standard': {
      ...own,
      validate(given: unknown) {
        const message = isRecord(given) ? unknownArgument(tool, given) : undefined;
        return message === undefined ? own.validate(given) : { issues: [{ message }] };
      },
    },
  };
}

/** Time between two notes on the progress of a call, in milliseconds. */
const BETWEEN_NOTES = 250;

function register(server: McpServer, tool: Tool): void {
  const { name, title, description, outputSchema, run } = tool;
  server.registerTool(
    name,
    {
      title,
      description,
      inputSchema: inputOf(tool),
      outputSchema: fromJsonSchema<Json>(outputSchema),
      annotations: { readOnlyHint: true, idempotentHint: true, destructiveHint: false, openWorldHint: false },
    },
    async (given, { mcpReq: { signal, notify, _meta } }) => {
      const late = AbortSignal.timeout(LONGEST);
      const token = _meta?.progressToken;
      let next = 0;
      let last = 0;
      const tell = (progress: number, total?: number): void => {
        // Each note has to be of more than the one before.
        if (performance.now() < next || progress <= last) return;
        next = performance.now() + BETWEEN_NOTES;
        last = progress;
        const params = { progressToken: token, progress, ...(total !== undefined && { total }) };
        void notify({ method: 'notifications/progress', params }).catch(() => undefined);
      };
      try {
        const answer = await run(given, AbortSignal.any([signal, late]), token === undefined ? undefined : tell);
        if (!answer.ok) return refuse(`${answer.error.code}: ${answer.error.message}`);
        const { link } = answer.value;
        const found = { ...answer.value, ...(typeof link === 'string' && { link: onPage(link) }) };
        return { content: [{ type: 'text', text: jsonOf(found) }], structuredContent: found };
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

/* ------------------------------------------------------------------------------------- lines -- */

/** The longest line of input, in bytes. The longest text that a tool takes is shorter, each of its characters escaped. */
const LONGEST_LINE = 1_000_000;

/** This much of a longer line's start, and of its end, is kept: a request's number is the first or the last of its fields. */
const KEPT = 300;

const LINE_BREAK = 0x0a;

/** Passes whole lines on, and answers a line that is too long with an error: the transport would end the server. */
class LineFilter extends Transform {
  #parts: Buffer[] = [];
  #length = 0;

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    let from = 0;
    for (let to = chunk.indexOf(LINE_BREAK); to >= 0; to = chunk.indexOf(LINE_BREAK, from)) {
      this.#add(chunk.subarray(from, to + 1));
      this.#end();
      from = to + 1;
    }
    this.#add(chunk.subarray(from));
    done();
  }

  override _flush(done: TransformCallback): void {
    this.#end();
    done();
  }

  #add(part: Buffer): void {
    this.#parts.push(part);
    this.#length += part.length;
    if (this.#length <= LONGEST_LINE) return;
    const all = Buffer.concat(this.#parts);
    this.#parts = [Buffer.from(all.subarray(0, KEPT)), Buffer.from(all.subarray(-KEPT))];
  }

  #end(): void {
    const line = Buffer.concat(this.#parts);
    if (this.#length <= LONGEST_LINE) this.push(line);
    else {
      const message = `The line is ${this.#length} bytes long, and at most ${LONGEST_LINE} are read. Send less at a time.`;
      process.stdout.write(
        `${JSON.stringify({ jsonrpc: '2.0', id: numberOf(line.toString()), error: { code: -32600, message } })}\n`,
      );
    }
    this.#parts = [];
    this.#length = 0;
  }
}

const FIRST_FIELD = /^\s*\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?"id"\s*:\s*(\d+|"(?:[^"\\]|\\.)*")\s*,/;
const LAST_FIELD = /[^\\]"id"\s*:\s*(\d+|"(?:[^"\\]|\\.)*")\s*(?:,\s*"jsonrpc"\s*:\s*"2\.0"\s*)?\}\s*$/;

/** What a request calls itself; `null`, as the protocol has it, if that is not to be seen. */
function numberOf(line: string): unknown {
  const [, number] = FIRST_FIELD.exec(line) ?? LAST_FIELD.exec(line) ?? [];
  try {
    return number === undefined ? null : JSON.parse(number);
  } catch {
    return null;
  }
}
