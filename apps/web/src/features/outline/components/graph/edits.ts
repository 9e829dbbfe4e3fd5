import { graphLimits } from '@app/contract/graph/limits.ts';
import type { Graph, RelationKind } from '@app/contract/graph/schema.ts';

/** Each edit answers with another graph; with the very same one where it cannot be done. */
export function renameTerm(graph: Graph, id: string, name: string): Graph {
  const clean = name.trim().slice(0, graphLimits.name.max);
  if (clean === '' || graph.terms.every((term) => term.id !== id || term.name === clean)) return graph;
  return { ...graph, terms: graph.terms.map((term) => (term.id === id ? { ...term, name: clean } : term)) };
}

export function addTerm(graph: Graph, id: string, name: string): Graph {
  const clean = name.trim().slice(0, graphLimits.name.max);
  if (clean === '' || graph.terms.length >= graphLimits.terms.max) return graph;
  return { ...graph, terms: [...graph.terms, { id, name: clean, variants: [], count: 0, places: [] }] };
}

/** Its relations go with it. */
export const removeTerm = (graph: Graph, id: string): Graph => ({
  terms: graph.terms.filter((term) => term.id !== id),
  relations: graph.relations.filter(({ from, to }) => from !== id && to !== id),
});

type NewRelation = { id: string; from: string; to: string; kind: RelationKind };

/** Two terms have one relation of a kind. */
export function addRelation(graph: Graph, { id, from, to, kind }: NewRelation): Graph {
  const isThere = graph.relations.some((each) => each.from === from && each.to === to && each.kind === kind);
  if (from === to || isThere || graph.relations.length >= graphLimits.relations.max) return graph;
  return { ...graph, relations: [...graph.relations, { id, from, to, kind, label: '', proof: null }] };
}

export const removeRelation = (graph: Graph, id: string): Graph => ({
  ...graph,
  relations: graph.relations.filter((relation) => relation.id !== id),
});
