import { gradeReply, isKind, tableLinkOf, type Drill, type ReplyTo } from '../drills/drill';
import type { Unit } from '../drills/grade';
import type { Grade, MarksGrade, Verdict } from '../drills/kind';
import type { Kind } from '../drills/kinds';
import { isNearly } from '../drills/marks';
import { ownSeed, type OwnSpot } from '../drills/own';
import { puzzleSeed, type Puzzle } from '../drills/puzzle';
import type { StudyLink } from '../drills/studyLink';
import type { Entry } from '../ui/entry.svelte';
import type { DealtDrill, Source } from './dealer';
import type { Plan } from './memory';
import { lastDone, type Progress } from './progress';
import { ReplyDraft, type Entered, type Part } from './replyDraft.svelte';

interface Graded {
  /** `undefined` for an empty one. */
  readonly reply: ReplyTo<Drill> | undefined;
  readonly grade: Grade | MarksGrade;
  /** The answer was shown without a reply. */
  readonly isShown: boolean;
}

interface Origin {
  /** Why this kind of spot was dealt; `undefined` if a link or the learner chose it. */
  readonly plan?: Plan | undefined;
  /** The drill of the first visit, which does not count. */
  readonly isLesson: boolean;
  readonly progress: Progress;
}

export class DrillRound {
  readonly drill: Drill;
  /** The source of the drill, if it is not a kind and a seed. */
  readonly source: Source | undefined;
  /** The kind that it counts for; `undefined` for a spot that does not fit any. */
  readonly kind: Kind | undefined;
  readonly plan: Plan | undefined;
  readonly isLesson: boolean;
  /** When the drill was done before; `undefined` if it was not. */
  readonly last: number | undefined;
  readonly draft: ReplyDraft;
  #graded = $state.raw<Graded>();

  constructor(
    { drill, source, counts }: DealtDrill,
    { plan, isLesson, progress }: Origin,
    entry: Entry<Entered>,
    savedUnit: () => Unit,
  ) {
    this.drill = drill;
    this.source = source;
    const dealt = isKind(drill.kind) ? drill.kind : undefined;
    this.kind = this.#puzzle === undefined ? dealt : counts;
    this.plan = plan;
    this.isLesson = isLesson;
    this.last = lastDone(progress, this.kind?.name, this.seed)?.at;
    this.draft = new ReplyDraft(drill, entry, savedUnit);
  }

  get #puzzle(): Puzzle | undefined {
    return this.source !== undefined && 'puzzle' in this.source ? this.source.puzzle : undefined;
  }
  get ownSpot(): OwnSpot | undefined {
    return this.source?.from === 'own' ? this.source.own : undefined;
  }
  get seed(): number {
    if (this.#puzzle !== undefined) return puzzleSeed(this.#puzzle);
    return this.ownSpot === undefined ? (this.drill.seed ?? -1) : ownSeed(this.ownSpot);
  }
  /** The link that opens the spot at the table; `undefined` if there is no hand to open. */
  get tableLink(): string | undefined {
    return this.#puzzle?.link ?? this.ownSpot?.link ?? tableLinkOf(this.drill);
  }
  /** What a link says of the drill, unless it is of a pack. */
  get place(): Omit<StudyLink, 'view'> {
    const { source, drill } = this;
    if (source?.from === 'day') return { day: source.day };
    if (this.#puzzle !== undefined) return { puzzle: this.#puzzle };
    if (source?.from === 'own') return { own: source.own.link };
    const { kind, seed } = drill;
    return isKind(kind) && seed !== undefined ? { drill: { kind, seed } } : {};
  }
  /** The sender's words: with the question, and after the reply. */
  get notes(): { readonly note?: string | undefined; readonly after?: string | undefined } {
    const { source } = this;
    return source?.from === 'puzzle' ? source.puzzle : source?.from === 'pack' ? source : {};
  }
  /** The drill was done before and does not count again. */
  get isRepeat(): boolean {
    return this.last !== undefined;
  }
  get phase(): Part | 'graded' {
    return this.#graded === undefined ? this.draft.part : 'graded';
  }
  /** The reply that was graded; `undefined` for an empty one. */
  get reply(): ReplyTo<Drill> | undefined {
    return this.#graded?.reply;
  }
  get grade(): Grade | MarksGrade | undefined {
    return this.#graded?.grade;
  }
  get isShown(): boolean {
    return this.#graded?.isShown === true;
  }
  /** How the reply was, once it is graded; `undefined` if the answer was only shown. */
  get verdict(): Verdict | undefined {
    return this.isShown ? undefined : this.grade?.verdict;
  }
  /** The verdict that the user reads. What comes back, and when, goes by the stricter `verdict`. */
  get said(): Verdict | undefined {
    const { verdict, grade } = this;
    return verdict === 'wrong' && grade !== undefined && 'findings' in grade && isNearly(grade) ? 'near' : verdict;
  }
  /** Whether a mistake is trained at once: the same kind, another seed. Not after a spot that somebody chose. */
  get trainsMistake(): boolean {
    if (this.grade?.clean !== false || this.source !== undefined) return false;
    return this.kind !== undefined && this.kind.form !== 'marks';
  }

  finish(): Grade | MarksGrade {
    const { reply } = this.draft;
    const grade = gradeReply(this.drill, reply);
    this.#graded = { reply, grade, isShown: false };
    return grade;
  }

  /** Shows the answer without a reply: nothing is graded. */
  reveal(): void {
    const { drill } = this;
    let reply = this.reply;
    if (drill.form === 'marks') {
      reply = { form: 'marks', marks: [...drill.key.outs] };
      this.draft.reveal(reply.marks);
    }
    this.#graded = { reply, grade: gradeReply(drill, reply), isShown: true };
  }
}
