ALTER TABLE "deck_export" ADD COLUMN "captions" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deck_export" ADD COLUMN "presenter" boolean DEFAULT false NOT NULL;