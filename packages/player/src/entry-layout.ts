// Where slide, presenter and captions stand: for the stage, previews and the export.
export { type Arranged, arrange, type Room, stageHeight, stillStage } from './layout/arrange.ts';
