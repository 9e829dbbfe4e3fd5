ALTER TABLE "avatar" ADD COLUMN "greetings_en" text;--> statement-breakpoint
ALTER TABLE "avatar" ADD COLUMN "persona_en" text;